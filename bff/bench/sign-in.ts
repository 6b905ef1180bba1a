import { availableParallelism } from 'node:os';
import { hash, verify } from '@node-rs/argon2';
import { createPasswords } from '../src/features/accounts/passwords.ts';
import { createAccount, testPassword } from '../src/testing/accounts.ts';
import { startServerProcess } from '../src/testing/processes/server-process.ts';
import { createTestApp } from '../src/testing/test-app.ts';
import { printRatio } from './measuring/print-ratio.ts';
import { createSigningInPerson } from './samples/signing-in-person.ts';
import { median } from './measuring/throughput.ts';
import { printHealth, watchHealth } from './measuring/watch-health.ts';

const ROUNDS = 7;
const SIGN_INS_A_ROUND = 120;
const PEOPLE = 8;
const WARM_UP = 4_000;

const testApp = await createTestApp();
const server = await startServerProcess(testApp.database, { REQUESTS_PER_MINUTE: '10000000' });
const passwordHash = await createPasswords().hash(testPassword);
const cheapHash = await hash(testPassword, { memoryCost: 64, timeCost: 1 });
const setPassword = (passwordHash: string) =>
  testApp.deps.db.updateTable('users').set({ passwordHash }).execute();
const people = await Promise.all(
  Array.from({ length: PEOPLE }, async () => {
    const { email } = await createAccount(testApp);
    return createSigningInPerson(server.baseUrl, email, testPassword);
  }),
);

async function perSecond(
  workers: readonly (() => Promise<unknown>)[],
  count: number,
): Promise<number> {
  const started = performance.now();
  let left = count;
  await Promise.all(
    workers.map(async (work) => {
      while (left > 0) {
        left -= 1;
        await work();
      }
    }),
  );
  return count / ((performance.now() - started) / 1000);
}

const bareVerifies = Array.from(
  { length: availableParallelism() },
  () => () => verify(passwordHash, testPassword),
);

try {
  const ours: number[] = [];
  const baseline: number[] = [];
  const health: number[] = [];
  // A server that has run for a while is compiled, and so is this one before the first round.
  await setPassword(cheapHash);
  await perSecond(people, WARM_UP);
  await setPassword(passwordHash);
  for (let round = 0; round <= ROUNDS; round += 1) {
    const signIns = { over: false };
    const watched = watchHealth(server.baseUrl, signIns);
    const throughBff = await perSecond(people, SIGN_INS_A_ROUND);
    signIns.over = true;
    const durations = await watched;
    const bare = await perSecond(bareVerifies, SIGN_INS_A_ROUND);
    if (round === 0) continue;
    ours.push(throughBff);
    baseline.push(bare);
    health.push(...durations);
  }
  printRatio({
    figure: 'Signing in with a password, against bare argon2 verifies on the same cores',
    ours: median(ours),
    baseline: median(baseline),
    unit: 'a second',
    target: 0.85,
  });
  printHealth('GET /healthz meanwhile, p99', health);
} finally {
  server.child.kill('SIGTERM');
  await server.exited;
  await testApp.close();
}
