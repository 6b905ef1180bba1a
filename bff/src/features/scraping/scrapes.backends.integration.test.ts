import { randomUUID } from 'node:crypto';
import {
  addExternalItem,
  getScrape,
  startScrape,
  type ScrapeStatus,
} from '@gift-registry/bff-contract';
import { scrapeJobSchema } from '@gift-registry/workers-contract';
import { derivedKey } from '../../platform/keys/signer.ts';
import { signUpAndIn } from '../../testing/accounts.ts';
import { failureOf } from '../../testing/failures.ts';
import { startScrapeWorker, type ScrapeWorker } from '../../testing/processes/scrape-worker.ts';
import { sampleScrapeResult } from '../../testing/samples/sample-scrape-result.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import type { TestClient } from '../../testing/test-client.ts';
import { createScrapeLimits } from './start-scrape.ts';

const found = sampleScrapeResult();

let testApp: TestApp;
let worker: ScrapeWorker | undefined;
beforeAll(async () => {
  testApp = await createTestApp();
});
afterAll(async () => {
  await worker?.close();
  await testApp.close();
});

const start = (client: TestClient, url = 'https://shop.example/lamp') =>
  client.call(startScrape, { body: { url } });

async function statusWhen(
  client: TestClient,
  scrapeId: string,
  holds: (status: ScrapeStatus) => boolean,
): Promise<ScrapeStatus> {
  const deadline = Date.now() + 20_000;
  for (;;) {
    const status = await client.call(getScrape, { params: { scrapeId } });
    if (holds(status) || Date.now() > deadline) return status;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

test('a new scrape is queued under the cleaned URL', async () => {
  const { client, user } = await signUpAndIn(testApp);
  const queued = await start(client, ' shop.example/lamp?utm_source=mail#top ');
  expect(queued).toStrictEqual({
    id: queued.id,
    step: 'queued',
    outcome: null,
    notice: null,
    product: null,
  });
  expect(await client.call(getScrape, { params: { scrapeId: queued.id } })).toStrictEqual(queued);
  const row = await testApp.deps.db
    .selectFrom('outbox')
    .select(['payload', 'requestedBy'])
    .where('id', '=', queued.id)
    .executeTakeFirstOrThrow();
  expect(scrapeJobSchema.parse(row.payload).url).toBe('https://shop.example/lamp');
  expect(row.requestedBy).toBe(user.id);
});

test('an invalid URL is rejected at once', async () => {
  const { client } = await signUpAndIn(testApp);
  for (const url of ['', '  ', 'lamp', 'ftp://shop.example/', 'javascript:alert(1)']) {
    const refusal = await failureOf(start(client, url));
    expect({ case: url, got: [refusal.status, refusal.field, refusal.message] }).toStrictEqual({
      case: url,
      got: [422, 'url', 'Please enter a valid product URL'],
    });
  }
});

test("another host's scrape answers 404", async () => {
  const { client } = await signUpAndIn(testApp);
  const { client: other } = await signUpAndIn(testApp, { role: 'admin' });
  const { id: scrapeId } = await start(client);
  for (const id of [scrapeId, randomUUID()])
    expect((await failureOf(other.call(getScrape, { params: { scrapeId: id } }))).status).toBe(404);
});

test('a repeated page within an hour reuses the scrape, for the same host only', async () => {
  const { client } = await signUpAndIn(testApp);
  const { id } = await start(client, 'https://shop.example/again?utm_source=a');
  expect((await start(client, 'https://shop.example/again#top')).id).toBe(id);
  expect((await start((await signUpAndIn(testApp)).client, 'shop.example/again')).id).not.toBe(id);
  await testApp.deps.db
    .updateTable('outbox')
    .set({ payload: JSON.stringify({ url: 'https://shop.example/long-ago' }) })
    .where('id', '=', id)
    .execute();
  expect((await start(client, 'https://shop.example/again')).id).not.toBe(id);
});

test('an account runs at most ten scrapes at once, independent of other accounts', async () => {
  const { client } = await signUpAndIn(testApp);
  const tries = await Promise.allSettled(
    Array.from({ length: 30 }, (_, n) => start(client, `shop.example/many/${n}`)),
  );
  expect(tries.filter(({ status }) => status === 'fulfilled').length).toBe(10);
  const refusal = await failureOf(start(client, 'shop.example/one-more'));
  expect([refusal.status, refusal.message, refusal.retryAfter]).toStrictEqual([
    429,
    'We are still reading 10 pages for you. Please wait for one of them to finish.',
    5,
  ]);
  await start((await signUpAndIn(testApp)).client);
});

test('control: without the lock parallel requests exceed the limit', async () => {
  const { user } = await signUpAndIn(testApp);
  const { config, db, outbox, queues } = testApp.deps;
  const limiterKey = derivedKey(config.sessionSecrets, 'rate-limits');
  const demandRoom = createScrapeLimits({ queues, limiterKey });
  const askAtOnce = (n: number) =>
    db.transaction().execute(async (trx) => {
      await demandRoom(trx, user.id);
      await outbox.enqueue(trx, {
        topic: 'scrape',
        payload: { url: `https://shop.example/control/${n}` },
        requestedBy: user.id,
      });
    });
  const tries = await Promise.allSettled(Array.from({ length: 30 }, (_, n) => askAtOnce(n)));
  expect(tries.filter(({ status }) => status === 'fulfilled').length).toBeGreaterThan(10);
});

test('an account starts at most two hundred scrapes a day', async () => {
  const { client, user } = await signUpAndIn(testApp);
  const { db } = testApp.deps;
  const forget = () => db.deleteFrom('outbox').where('requestedBy', '=', user.id).execute();
  for (let n = 0; n < 200; n += 10) {
    await Promise.all(
      Array.from({ length: 10 }, (_, more) => start(client, `shop.example/day/${n + more}`)),
    );
    await forget();
  }
  const refusal = await failureOf(start(client));
  expect(refusal.status).toBe(429);
  expect(refusal.message).toMatch(/^We can read up to 200 pages a day/);
  expect(refusal.retryAfter ?? 0).toBeGreaterThan(80_000);
});

test("the status follows the worker's steps to the result", async () => {
  const { client } = await signUpAndIn(testApp);
  const { id } = await start(client, 'https://shop.example/followed');
  const followed = Promise.withResolvers<undefined>();
  worker = await startScrapeWorker(testApp, async ({ url }, report) => {
    if (!url.endsWith('/followed')) return { ...found, outcome: 'blocked' };
    await report('rendering');
    await followed.promise;
    return found;
  });
  const rendering = await statusWhen(client, id, ({ step }) => step === 'rendering');
  expect([rendering.step, rendering.product]).toStrictEqual(['rendering', null]);
  followed.resolve(undefined);
  const done = await statusWhen(client, id, ({ step }) => step === 'done');
  expect([done.outcome, done.notice, done.product?.price]).toStrictEqual(['ok', null, 1299]);

  const { id: blockedId } = await start(client, 'https://shop.example/blocked');
  const blocked = await statusWhen(client, blockedId, ({ step }) => step === 'done');
  expect(blocked.outcome).toBe('blocked');
  expect(blocked.notice?.title).toBe('Failed to scrape product');
  expect(blocked.product).toBe(null);
});

test('a failed scrape runs again, a successful one is reused', async () => {
  const { client } = await signUpAndIn(testApp);
  const read = async (url: string) => {
    const { id } = await start(client, url);
    await statusWhen(client, id, ({ step }) => step === 'done');
    return id;
  };
  const blocked = await read('https://shop.example/door');
  expect(await read('https://shop.example/door')).not.toBe(blocked);
  const lamp = await read('https://shop.example/other/followed');
  const again = await start(client, 'https://shop.example/other/followed');
  expect([again.id, again.step, again.product?.name]).toStrictEqual([lamp, 'done', 'Clay lamp']);
});

test('corrections survive the next scrape of the page', async () => {
  const { client } = await signUpAndIn(testApp);
  const read = async () => {
    const { id } = await start(client, 'https://shop.example/mine/followed');
    return (await statusWhen(client, id, ({ step }) => step === 'done')).product;
  };
  const before = await read();
  if (!before) throw new Error('before is missing.');
  const { url, name = '', currency = 'INR' } = before;
  const add = (price: number, corrected: 'price'[]) =>
    client.call(addExternalItem, {
      body: {
        registryId: null,
        product: { url, name: name ?? '', price, currency: currency ?? 'INR' },
        corrected,
        addToExisting: true,
      },
    });
  await add(999, ['price']);
  const after = await read();
  expect([after?.price, after?.notes.price]).toStrictEqual([999, 'corrected']);
  const item = await add(1299, []);
  expect([item.product.price, item.quantityRequested]).toStrictEqual([999, 2]);
});
