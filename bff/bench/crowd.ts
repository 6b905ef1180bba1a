import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import autocannon from 'autocannon';
import { z } from 'zod';
import { listSharedItems } from '@gift-registry/bff-contract';
import { readBuild } from '../src/platform/releases/build.ts';
import { createReleaseFiles } from '../src/platform/releases/release-files.ts';
import { publishBuilds } from '../src/platform/releases/publish.service.ts';
import { createAccount } from '../src/testing/accounts.ts';
import { createGuests, withoutGiftCaps } from '../src/testing/samples/guest-crowd.ts';
import { createSampleRegistry } from '../src/testing/samples/sample-registry.ts';
import { startServerProcess } from '../src/testing/processes/server-process.ts';
import { createTestApp } from '../src/testing/test-app.ts';
import { createClaimingGuest } from './samples/claiming-guest.ts';

const SECONDS = 20;
const VISITORS = 20;
const CLAIMS_PER_SECOND = 20;
const GUESTS = 40;
const CROWDS = [200, 500, 1_000];
const LEAST_VISITS = 60;
const MOST_CLAIM_MS = 500;
const MOST_SEEN_MS = 300;
const SEEN_QUICKLY_UP_TO = 500;

const workspaceRoot = join(import.meta.dirname, '../..');
const seenHints = z.array(z.object({ version: z.number(), at: z.number() }));
type Hint = z.infer<typeof seenHints>[number];

const now = (): number => performance.timeOrigin + performance.now();
const p99 = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.ceil(values.length * 0.99) - 1] ?? Infinity;

const testApp = await createTestApp();
const { id: ownerId } = await createAccount(testApp);
const builds = ['shell', 'mfe-guest'].map((project) =>
  readBuild(project, join(workspaceRoot, project, 'dist')),
);
const { db, config } = testApp.deps;
await publishBuilds({ db, files: createReleaseFiles(config) }, await Promise.all(builds));

/** Opens the streams in a thread of its own, because the requests of the bench delay the clock of theirs. */
async function openStreams(url: string, count: number) {
  const worker = new Worker(new URL('measuring/stream-thread.ts', import.meta.url), {
    workerData: { url, count },
  });
  await once(worker, 'message');
  return async (): Promise<Hint[]> => {
    const answered = once(worker, 'message');
    worker.postMessage('stop');
    return z.tuple([seenHints]).parse(await answered)[0];
  };
}

async function measure(streams: number): Promise<void> {
  const { shareCode, itemIds } = await createSampleRegistry(testApp, ownerId, {
    items: 30,
    quantity: 50,
  });
  const bff = await startServerProcess(testApp.database, {
    ...withoutGiftCaps,
    STREAMS_PER_ADDRESS: '100000',
    DATA_DIR: config.dataDir,
    PUBLIC_BASE_URL: config.publicBaseUrl,
  });
  const browsers = await createGuests([bff.baseUrl], GUESTS);
  const guests = await Promise.all(
    browsers.map((browser) => createClaimingGuest(bff.baseUrl, browser)),
  );

  async function claimSteadily() {
    const waits: number[] = [];
    const answeredAt: number[] = [];
    let refused = 0;
    const claims: Promise<unknown>[] = [];
    for (let count = 0; count < SECONDS * CLAIMS_PER_SECOND; count += 1) {
      const itemId = itemIds[count % itemIds.length] ?? '';
      const sentAt = now();
      const claim = Promise.resolve(guests[count % GUESTS]?.({ shareCode, itemId }));
      const answered = claim.then(
        () => {
          answeredAt.push(now());
          waits.push(now() - sentAt);
        },
        () => (refused += 1),
      );
      claims.push(answered);
      await delay(1_000 / CLAIMS_PER_SECOND);
    }
    await Promise.all(claims);
    return { waits, answeredAt, refused };
  }

  try {
    const visit = `${bff.baseUrl}/r/${shareCode}`;
    const { version: firstVersion } = await testApp
      .client()
      .call(listSharedItems, { params: { shareCode } });
    const stopStreams = await openStreams(`${bff.baseUrl}/api/events?share=${shareCode}`, streams);
    const visiting = autocannon({
      url: visit,
      headers: { 'accept-encoding': 'gzip, deflate, br', accept: 'text/html' },
      connections: VISITORS,
      duration: SECONDS,
      timeout: 30,
    });
    const [{ waits, answeredAt, refused }, visits] = await Promise.all([claimSteadily(), visiting]);
    await delay(1_000);
    const hints = await stopStreams();
    // Each claim makes one version; the order of their answers is nearly that of their versions.
    const seenAfter = answeredAt.map((at, index) => {
      const hint = hints.find(({ version }) => version > firstVersion + index);
      return Math.max(0, (hint?.at ?? Infinity) - at);
    });
    const [claimed, seen] = [p99(waits), p99(seenAfter)];
    const perSecond = visits.requests.average;
    const unanswered = visits.non2xx + visits.errors;
    const seenInTime = streams > SEEN_QUICKLY_UP_TO || seen <= MOST_SEEN_MS;
    console.log(
      JSON.stringify({
        figure: `${CLAIMS_PER_SECOND} claims a second beside ${VISITORS} visitors without pause and ${streams} open streams`,
        measured: [
          `${refused} of ${waits.length + refused} refused`,
          `p99 ${claimed.toFixed(0)} ms`,
          `seen by others p99 ${seen.toFixed(0)} ms`,
          `${perSecond.toFixed(0)} visits/s`,
          `${unanswered} without an answer`,
        ].join(', '),
        target: [
          `0 refused, p99 ≤ ${MOST_CLAIM_MS} ms`,
          `≥ ${LEAST_VISITS} visits/s`,
          ...(streams > SEEN_QUICKLY_UP_TO ? [] : [`seen ≤ ${MOST_SEEN_MS} ms`]),
        ].join(', '),
        met:
          refused + unanswered === 0 &&
          claimed <= MOST_CLAIM_MS &&
          perSecond >= LEAST_VISITS &&
          seenInTime,
      }),
    );
  } finally {
    bff.child.kill('SIGTERM');
    await bff.exited;
  }
}

try {
  for (const streams of CROWDS) await measure(streams);
} finally {
  await testApp.close();
}
