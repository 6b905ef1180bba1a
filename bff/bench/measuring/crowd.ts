import { once } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import autocannon from 'autocannon';
import { z } from 'zod';
import { listSharedItems } from '@gift-registry/bff-contract';
import { createGuests, withoutGiftCaps } from '../../src/testing/samples/guest-crowd.ts';
import { createSampleRegistry } from '../../src/testing/samples/sample-registry.ts';
import type { TestApp } from '../../src/testing/test-app.ts';
import { createClaimingGuest } from '../samples/claiming-guest.ts';

export const VISITORS = 20;
export const CLAIMS_PER_SECOND = 20;
const SECONDS = 20;
const GUESTS = 40;

/** Settings of a server that one machine visits as a crowd. */
export const withoutCaps = { ...withoutGiftCaps, STREAMS_PER_ADDRESS: '100000' };

interface Crowd {
  readonly baseUrl: string;
  readonly ownerId: string;
  readonly streams: number;
}

const seenHints = z.array(z.object({ version: z.number(), at: z.number() }));
type Hint = z.infer<typeof seenHints>[number];

const now = (): number => performance.timeOrigin + performance.now();

/** Opens the streams in a thread of its own, because the requests of the bench delay the clock of theirs. */
async function openStreams(url: string, count: number) {
  const worker = new Worker(new URL('stream-thread.ts', import.meta.url), {
    workerData: { url, count },
  });
  await once(worker, 'message');
  return async (): Promise<Hint[]> => {
    const answered = once(worker, 'message');
    worker.postMessage('stop');
    return z.tuple([seenHints]).parse(await answered)[0];
  };
}

/** Visits a new registry for 20 seconds: open streams, visitors without pause, and steady claims. */
export async function meetCrowd(testApp: TestApp, { baseUrl, ownerId, streams }: Crowd) {
  const { shareCode, itemIds } = await createSampleRegistry(testApp, ownerId, {
    items: 30,
    quantity: 50,
  });
  const browsers = await createGuests([baseUrl], GUESTS);
  const guests = await Promise.all(
    browsers.map((browser) => createClaimingGuest(baseUrl, browser)),
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

  const { version: firstVersion } = await testApp
    .client()
    .call(listSharedItems, { params: { shareCode } });
  const stopStreams = await openStreams(`${baseUrl}/api/events?share=${shareCode}`, streams);
  const visiting = autocannon({
    url: `${baseUrl}/r/${shareCode}`,
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
  return { waits, refused, seenAfter, visits };
}
