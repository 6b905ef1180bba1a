import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, test } from 'node:test';
import {
  addExternalItem,
  getScrape,
  startScrape,
  type ScrapeStatus,
} from '@gift-registry/bff-contract';
import { scrapeJobSchema, type ScrapeJobResult } from '@gift-registry/workers-contract';
import { derivedKey } from '../../keys/derived-key.ts';
import { signUpAndIn } from '../../testing/accounts.ts';
import { failureOf } from '../../testing/failures.ts';
import { startScrapeWorker, type ScrapeWorker } from '../../testing/scrape-worker.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import type { TestClient } from '../../testing/test-client.ts';
import { createScrapeLimits } from './scrape-limits.ts';

const found: ScrapeJobResult = {
  outcome: 'ok',
  title: 'Clay lamp – Shop',
  name: 'Clay lamp',
  brand: null,
  price: 1299,
  currency: 'INR',
  availability: 'in-stock',
  description: null,
  image: null,
  images: [],
  pictures: [],
  url: 'https://shop.example/lamp',
  evidence: {},
};

let testApp: TestApp;
let worker: ScrapeWorker | undefined;
before(async () => {
  testApp = await createTestApp();
});
after(async () => {
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

test('a page that no worker has read yet is queued, under its cleaned address', async () => {
  const { client, user } = await signUpAndIn(testApp);
  const queued = await start(client, ' shop.example/lamp?utm_source=mail#top ');
  assert.deepEqual(queued, {
    id: queued.id,
    step: 'queued',
    outcome: null,
    notice: null,
    product: null,
  });
  assert.deepEqual(await client.call(getScrape, { params: { scrapeId: queued.id } }), queued);
  const row = await testApp.deps.db
    .selectFrom('outbox')
    .select(['payload', 'requested_by'])
    .where('id', '=', queued.id)
    .executeTakeFirstOrThrow();
  assert.equal(scrapeJobSchema.parse(row.payload).url, 'https://shop.example/lamp');
  assert.equal(row.requested_by, user.id);
});

test('an address that is none is refused at once', async () => {
  const { client } = await signUpAndIn(testApp);
  for (const url of ['', '  ', 'lamp', 'ftp://shop.example/', 'javascript:alert(1)']) {
    const refusal = await failureOf(start(client, url));
    assert.deepEqual(
      [refusal.status, refusal.field, refusal.message],
      [422, 'url', 'Please enter a valid product URL'],
      url,
    );
  }
});

test('nobody follows the reading of another host', async () => {
  const { client } = await signUpAndIn(testApp);
  const { client: other } = await signUpAndIn(testApp, { role: 'admin' });
  const { id: scrapeId } = await start(client);
  for (const id of [scrapeId, randomUUID()])
    assert.equal(
      (await failureOf(other.call(getScrape, { params: { scrapeId: id } }))).status,
      404,
    );
});

test('the same page within the hour is the same reading, for this host alone', async () => {
  const { client } = await signUpAndIn(testApp);
  const { id } = await start(client, 'https://shop.example/again?utm_source=a');
  assert.equal((await start(client, 'https://shop.example/again#top')).id, id);
  assert.notEqual((await start((await signUpAndIn(testApp)).client, 'shop.example/again')).id, id);
  await testApp.deps.db
    .updateTable('outbox')
    .set({ payload: JSON.stringify({ url: 'https://shop.example/long-ago' }) })
    .where('id', '=', id)
    .execute();
  assert.notEqual((await start(client, 'https://shop.example/again')).id, id);
});

test('one account has ten pages read at once, and another is not affected', async () => {
  const { client } = await signUpAndIn(testApp);
  const tries = await Promise.allSettled(
    Array.from({ length: 30 }, (_, n) => start(client, `shop.example/many/${n}`)),
  );
  assert.equal(tries.filter(({ status }) => status === 'fulfilled').length, 10);
  const refusal = await failureOf(start(client, 'shop.example/one-more'));
  assert.deepEqual(
    [refusal.status, refusal.message, refusal.retryAfter],
    [429, 'We are still reading 10 pages for you. Please wait for one of them to finish.', 5],
  );
  await start((await signUpAndIn(testApp)).client);
});

test('control: without standing in line parallel requests slip by the limit', async () => {
  const { user } = await signUpAndIn(testApp);
  const { config, db, outbox, queues } = testApp.deps;
  const limiterKey = derivedKey(config.sessionSecret, 'rate-limits');
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
  assert.ok(tries.filter(({ status }) => status === 'fulfilled').length > 10);
});

test('one account has two hundred pages read a day', async () => {
  const { client, user } = await signUpAndIn(testApp);
  const { db } = testApp.deps;
  const forget = () => db.deleteFrom('outbox').where('requested_by', '=', user.id).execute();
  for (let n = 0; n < 200; n += 10) {
    await Promise.all(
      Array.from({ length: 10 }, (_, more) => start(client, `shop.example/day/${n + more}`)),
    );
    await forget();
  }
  const refusal = await failureOf(start(client));
  assert.equal(refusal.status, 429);
  assert.match(refusal.message, /^We have read 200 pages for you today/);
  assert.ok((refusal.retryAfter ?? 0) > 80_000);
});

test('the host follows the worker from step to step to what it found', async () => {
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
  assert.deepEqual([rendering.step, rendering.product], ['rendering', null]);
  followed.resolve(undefined);
  const done = await statusWhen(client, id, ({ step }) => step === 'done');
  assert.deepEqual([done.outcome, done.notice, done.product?.price], ['ok', null, 1299]);

  const { id: blockedId } = await start(client, 'https://shop.example/blocked');
  const blocked = await statusWhen(client, blockedId, ({ step }) => step === 'done');
  assert.equal(blocked.outcome, 'blocked');
  assert.equal(blocked.notice?.title, 'Failed to scrape product');
  assert.equal(blocked.product, null);
});

test('what failed is read again, what was found is not', async () => {
  const { client } = await signUpAndIn(testApp);
  const read = async (url: string) => {
    const { id } = await start(client, url);
    await statusWhen(client, id, ({ step }) => step === 'done');
    return id;
  };
  const blocked = await read('https://shop.example/door');
  assert.notEqual(await read('https://shop.example/door'), blocked);
  const lamp = await read('https://shop.example/other/followed');
  const again = await start(client, 'https://shop.example/other/followed');
  assert.deepEqual([again.id, again.step, again.product?.name], [lamp, 'done', 'Clay lamp']);
});

test('what the host corrected survives the next reading of the page', async () => {
  const { client } = await signUpAndIn(testApp);
  const read = async () => {
    const { id } = await start(client, 'https://shop.example/mine/followed');
    return (await statusWhen(client, id, ({ step }) => step === 'done')).product;
  };
  const before = await read();
  assert.ok(before);
  const { url, name = '', currency = 'INR' } = before;
  const add = (price: number, corrected: 'price'[]) =>
    client.call(addExternalItem, {
      body: {
        registryId: null,
        product: { url, name: name ?? '', price, currency: currency ?? 'INR' },
        corrected,
      },
    });
  await add(999, ['price']);
  const after = await read();
  assert.deepEqual([after?.price, after?.notes.price], [999, 'corrected']);
  const item = await add(1299, []);
  assert.deepEqual([item.product.price, item.quantityRequested], [999, 2]);
});
