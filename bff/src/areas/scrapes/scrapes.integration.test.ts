import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, test } from 'node:test';
import { getScrape, startScrape, type ScrapeStatus } from '@gift-registry/bff-contract';
import { scrapeJobSchema, type ScrapeResult } from '@gift-registry/workers-contract';
import { signUpAndIn } from '../../testing/accounts.ts';
import { failureOf } from '../../testing/failures.ts';
import { startScrapeWorker, type ScrapeWorker } from '../../testing/scrape-worker.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import type { TestClient } from '../../testing/test-client.ts';

const found: ScrapeResult = {
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
    message: null,
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

test('one account reads thirty pages in ten minutes, and another is not affected', async () => {
  const { client } = await signUpAndIn(testApp);
  await Promise.all(Array.from({ length: 30 }, (_, n) => start(client, `shop.example/${n}`)));
  const refusal = await failureOf(start(client));
  assert.deepEqual(
    [refusal.status, refusal.message],
    [429, 'Too many attempts. Please wait 10 minutes before trying again.'],
  );
  assert.ok((refusal.retryAfter ?? 0) > 500);
  await start((await signUpAndIn(testApp)).client);
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
  assert.deepEqual([done.outcome, done.message, done.product?.price], ['ok', null, 1299]);

  const { id: blockedId } = await start(client, 'https://shop.example/blocked');
  const blocked = await statusWhen(client, blockedId, ({ step }) => step === 'done');
  assert.equal(blocked.outcome, 'blocked');
  assert.match(blocked.message ?? '', /^Failed to scrape product: /);
  assert.equal(blocked.product, null);
});
