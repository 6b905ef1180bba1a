import { setTimeout as delay } from 'node:timers/promises';
import autocannon from 'autocannon';
import { createAccount } from '../src/testing/accounts.ts';
import { createGuests, withoutGiftCaps } from '../src/testing/samples/guest-crowd.ts';
import { createSampleRegistry } from '../src/testing/samples/sample-registry.ts';
import { startServerProcess } from '../src/testing/processes/server-process.ts';
import { createTestApp } from '../src/testing/test-app.ts';
import { createClaimingGuest } from './samples/claiming-guest.ts';
import { publishSampleScreens } from './samples/sample-screens.ts';

const SECONDS = 20;
const VISITORS = 20;
const CLAIMS_PER_SECOND = 20;
const GUESTS = 40;
const MOST_MS = 500;

const testApp = await createTestApp();
const { id: ownerId } = await createAccount(testApp);
const { shareCode, itemIds } = await createSampleRegistry(testApp, ownerId, {
  items: 30,
  quantity: 50,
});
await publishSampleScreens(testApp);
const bff = await startServerProcess(testApp.database, {
  ...withoutGiftCaps,
  DATA_DIR: testApp.deps.config.dataDir,
});
const browsers = await createGuests([bff.baseUrl], GUESTS);
const guests = await Promise.all(
  browsers.map((browser) => createClaimingGuest(bff.baseUrl, browser)),
);

async function claimSteadily(): Promise<{ readonly waits: number[]; readonly refused: number }> {
  const waits: number[] = [];
  let refused = 0;
  const claims: Promise<unknown>[] = [];
  for (let count = 0; count < SECONDS * CLAIMS_PER_SECOND; count += 1) {
    const itemId = itemIds[count % itemIds.length] ?? '';
    const sentAt = performance.now();
    const claim = guests[count % GUESTS]?.({ shareCode, itemId });
    claims.push(
      Promise.resolve(claim).then(
        () => waits.push(performance.now() - sentAt),
        () => (refused += 1),
      ),
    );
    await delay(1_000 / CLAIMS_PER_SECOND);
  }
  await Promise.all(claims);
  return { waits, refused };
}

try {
  const visiting = autocannon({
    url: `${bff.baseUrl}/r/${shareCode}`,
    headers: { 'accept-encoding': 'gzip, deflate, br', accept: 'text/html' },
    connections: VISITORS,
    duration: SECONDS,
    timeout: 30,
  });
  const [{ waits, refused }, visits] = await Promise.all([claimSteadily(), visiting]);
  const sorted = waits.toSorted((a, b) => a - b);
  const p99 = sorted[Math.ceil(sorted.length * 0.99) - 1] ?? Infinity;
  const measured = [
    `${refused} of ${waits.length + refused} refused`,
    `p99 ${p99.toFixed(0)} ms`,
    `${visits.requests.average.toFixed(0)} documents/s`,
    `${visits.non2xx + visits.errors} without an answer`,
  ].join(', ');
  console.log(
    JSON.stringify({
      figure: `${CLAIMS_PER_SECOND} claims a second beside ${VISITORS} visitors without pause`,
      measured,
      target: `0 refused, p99 ≤ ${MOST_MS} ms`,
      met: refused === 0 && p99 <= MOST_MS,
    }),
  );
} finally {
  bff.child.kill('SIGTERM');
  await bff.exited;
  await testApp.close();
}
