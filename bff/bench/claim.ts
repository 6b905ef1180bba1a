import { createAccount } from '../src/testing/accounts.ts';
import { createGuests, withoutGiftCaps } from '../src/testing/samples/guest-crowd.ts';
import { createSampleRegistry } from '../src/testing/samples/sample-registry.ts';
import { startServerProcess } from '../src/testing/processes/server-process.ts';
import { createTestApp } from '../src/testing/test-app.ts';
import { createClaimingGuest } from './samples/claiming-guest.ts';
import { printRatio } from './measuring/print-ratio.ts';
import { createRawClaims } from './samples/raw-claims.ts';
import { median } from './measuring/throughput.ts';

const ROUNDS = 7;
const CLAIMS_A_ROUND = 400;
const CLIENTS = 10;

const testApp = await createTestApp();
const { id: ownerId } = await createAccount(testApp);
const server = await startServerProcess(testApp.database, withoutGiftCaps);
const raw = createRawClaims(testApp.database.url, CLIENTS);
const browsers = await createGuests([server.baseUrl], CLIENTS);
const guests = await Promise.all(
  browsers.map((browser) => createClaimingGuest(server.baseUrl, browser)),
);

/** Fresh items in registries of their own, so that nobody waits for a row of somebody else. */
async function freshItems(): Promise<readonly { shareCode: string; itemId: string }[]> {
  const registries = await Promise.all(
    Array.from({ length: CLIENTS }, () =>
      createSampleRegistry(testApp, ownerId, { items: CLAIMS_A_ROUND / CLIENTS }),
    ),
  );
  return registries.flatMap(({ shareCode, itemIds }) =>
    itemIds.map((itemId) => ({ shareCode, itemId })),
  );
}

type Claim = (client: number, wanted: { shareCode: string; itemId: string }) => Promise<unknown>;

async function claimsPerSecond(claimOne: Claim): Promise<number> {
  const items = await freshItems();
  const started = performance.now();
  await Promise.all(
    Array.from({ length: CLIENTS }, async (_, client) => {
      const share = items.length / CLIENTS;
      for (const item of items.slice(client * share, (client + 1) * share))
        await claimOne(client, item);
    }),
  );
  return items.length / ((performance.now() - started) / 1000);
}

try {
  const ours: number[] = [];
  const baseline: number[] = [];
  for (let round = 0; round <= ROUNDS; round += 1) {
    const throughBff = await claimsPerSecond(async (client, wanted) => guests[client]?.(wanted));
    const throughPg = await claimsPerSecond((_, wanted) => raw.claim(wanted));
    if (round === 0) continue;
    ours.push(throughBff);
    baseline.push(throughPg);
  }
  printRatio({
    figure: 'A claim over HTTP, against the same transaction by raw pg',
    ours: median(ours),
    baseline: median(baseline),
    unit: 'claims/s',
    target: 0.6,
  });
} finally {
  server.child.kill('SIGTERM');
  await server.exited;
  await raw.close();
  await testApp.close();
}
