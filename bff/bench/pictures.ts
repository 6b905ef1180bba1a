import { createHash } from 'node:crypto';
import { createAccount, signUpAndIn } from '../src/testing/accounts.ts';
import { createSampleRegistry } from '../src/testing/samples/sample-registry.ts';
import { startServerProcess } from '../src/testing/processes/server-process.ts';
import { createTestApp } from '../src/testing/test-app.ts';
import { createTestClient } from '../src/testing/test-client.ts';
import { printHealth, watchHealth } from './measuring/watch-health.ts';

const PICTURES = 200;
const QUIET_ROUND_MS = 3_000;

const testApp = await createTestApp();
const { db, config } = testApp.deps;
const server = await startServerProcess(testApp.database, {
  REQUESTS_PER_MINUTE: '10000000',
  DATA_DIR: config.dataDir,
});
const owner = await createAccount(testApp);
const { client, user } = await signUpAndIn(testApp);
const host = createTestClient({ baseUrl: server.baseUrl, origin: config.publicBaseUrl });
for (const cookie of client.cookies) host.cookies.set(...cookie);

/** One registry for each picture, because a second picture of the same content is only read. */
async function newRegistries(ownerId: string) {
  const registries = [];
  for (let count = 0; count < PICTURES; count += 1)
    registries.push(await createSampleRegistry(testApp, ownerId));
  for (const [index, { registryId }] of registries.entries())
    await db
      .updateTable('registries')
      .set({ registryName: `Asha & Dev ${index}` })
      .where('id', '=', registryId)
      .execute();
  return registries;
}

const hashOf = (content: ArrayBuffer): string =>
  createHash('sha256').update(new Uint8Array(content)).digest('hex');

async function burst(
  name: string,
  asked: readonly (() => Promise<Response>)[],
): Promise<readonly number[]> {
  const unknown = await fetch(`${server.baseUrl}/share-pictures/unknown/x.jpg`);
  const neutral = hashOf(await unknown.arrayBuffer());
  const drawing = { over: false };
  const watched = watchHealth(server.baseUrl, drawing);
  const started = performance.now();
  const answers = await Promise.all(
    asked.map(async (ask) => {
      const response = await ask();
      return { status: response.status, hash: hashOf(await response.arrayBuffer()) };
    }),
  );
  const seconds = (performance.now() - started) / 1_000;
  drawing.over = true;
  const right = new Set(
    answers
      .filter(({ status, hash }) => status === 200 && hash !== neutral)
      .map(({ hash }) => hash),
  ).size;
  console.log(
    JSON.stringify({
      figure: `${PICTURES} ${name} at once: right pictures`,
      measured: `${right} in ${seconds.toFixed(1)} s`,
      target: String(PICTURES),
      met: right === PICTURES,
    }),
  );
  return watched;
}

const slowestOf = (durations: readonly number[]): string =>
  `${Math.max(...durations).toFixed(0)} ms`;

try {
  const previews = (await newRegistries(owner.id)).map(
    ({ shareCode }) =>
      () =>
        fetch(`${server.baseUrl}/share-pictures/${shareCode}/now.jpg`),
  );
  const codes = (await newRegistries(user.id)).map(
    ({ registryId }) =>
      () =>
        host.fetch(`/api/registries/${registryId}/qr-code?format=png`),
  );
  const quiet = { over: false };
  setTimeout(() => (quiet.over = true), QUIET_ROUND_MS);
  printHealth('GET /healthz without pictures, p99', await watchHealth(server.baseUrl, quiet));
  const meanwhile = await burst('previews', previews);
  printHealth(`${PICTURES} previews at once: GET /healthz meanwhile, p99`, meanwhile);
  const whileDrawing = await burst('QR codes as PNG', codes);
  const whileReading = await burst('kept QR codes as PNG', codes);
  console.log(
    JSON.stringify({
      figure: `${PICTURES} QR codes as PNG at once: slowest GET /healthz, against the same requests for kept ones`,
      measured: `${slowestOf(whileDrawing)} against ${slowestOf(whileReading)}`,
      target: 'none',
      met: true,
    }),
  );
} finally {
  server.child.kill('SIGTERM');
  await server.exited;
  await testApp.close();
}
