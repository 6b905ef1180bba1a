import { randomUUID } from 'node:crypto';
import {
  addPageListLine,
  dropPageList,
  dropPageListLine,
  getPageList,
  listUnattachedItems,
  maxPageListLines,
  startPageList,
  startScrape,
  type PageList,
  type RequestOf,
} from '@gift-registry/bff-contract';
import { sql } from 'kysely';
import { fairPriorities } from '../../platform/outbox/outbox.repository.ts';
import { signUpAndIn } from '../../testing/accounts.ts';
import { failureOf } from '../../testing/failures.ts';
import { sampleScrapeResult } from '../../testing/samples/sample-scrape-result.ts';
import { startScrapeWorker, type ScrapeWorker } from '../../testing/processes/scrape-worker.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import type { TestClient } from '../../testing/test-client.ts';
import { deleteOldLists } from './page-lists.repository.ts';

let testApp: TestApp;
let worker: ScrapeWorker | undefined;
beforeAll(async () => {
  testApp = await createTestApp();
});
afterAll(async () => {
  await worker?.close();
  await testApp.close();
});

const pages = (count: number, site = 'shop.example') =>
  Array.from({ length: count }, (_, index) => `https://${site}/gift-${index + 1}`);
const start = (client: TestClient, urls: readonly string[]) =>
  client.call(startPageList, { body: { urls: [...urls] } });
const current = async (client: TestClient) => (await client.call(getPageList, {})).list;
const addition = (name = 'Lamp') => ({
  registryId: null,
  product: { url: 'https://shop.example/gift-1', name, brand: null, description: null, price: 10 },
});
const lineOf = (list: PageList | null, index = 0): string => list?.lines[index]?.id ?? '';

test('a list keeps the order, cleans the addresses, and has each page once', async () => {
  const { client } = await signUpAndIn(testApp);
  const { lines } = await start(client, [
    'https://b.example/gift-2?utm_source=mail',
    'https://a.example/gift-1#top',
    'https://b.example/gift-2',
  ]);
  expect(lines.map(({ url }) => url)).toStrictEqual([
    'https://b.example/gift-2',
    'https://a.example/gift-1',
  ]);
  expect(lines.map(({ scrape, found, decision }) => [scrape.step, found, decision])).toStrictEqual([
    ['queued', null, null],
    ['queued', null, null],
  ]);
  expect((await current(client))?.lines).toStrictEqual(lines);
});

test('51 links are refused as a whole; of fewer, each that is no web page or stands twice', async () => {
  const { client } = await signUpAndIn(testApp);
  const many = await failureOf(start(client, pages(maxPageListLines + 1)));
  expect([many.status, many.message]).toStrictEqual([422, 'Please paste up to 50 links at once']);
  const odd = await failureOf(start(client, ['javascript:alert(1)']));
  expect([odd.status, odd.field, odd.message]).toStrictEqual([
    422,
    'urls',
    'Please enter a valid product URL: javascript:alert(1)',
  ]);
  expect(await current(client)).toBeNull();
  const mixed = ['javascript:alert(1)', 'https://shop.example/a', 'https://shop.example/a#top'];
  const { lines, refused } = await start(client, mixed);
  expect(lines.map(({ url }) => url)).toStrictEqual(['https://shop.example/a']);
  expect(refused).toStrictEqual([
    { url: mixed[0], reason: 'Please enter a valid product URL' },
    { url: mixed[2], reason: 'This page is in the list already.' },
  ]);
});

test('an undecided list refuses the next one, also for two presses at once; a dropped one gives way', async () => {
  const { client } = await signUpAndIn(testApp);
  const results = await Promise.allSettled([start(client, pages(2)), start(client, pages(3))]);
  expect(results.map(({ status }) => status).sort()).toStrictEqual(['fulfilled', 'rejected']);
  const refusal = await failureOf(start(client, pages(1)));
  expect([refusal.status, refusal.message]).toStrictEqual([
    409,
    'Finish your current list first: add its links or drop them.',
  ]);
  await client.call(dropPageList, {});
  expect((await start(client, pages(1))).lines).toHaveLength(1);
});

test('a long list gives other hosts their turn, and leaves room for a single page', async () => {
  const [{ client }, { client: other }] = [await signUpAndIn(testApp), await signUpAndIn(testApp)];
  const { lines } = await start(client, pages(maxPageListLines, 'long.example'));
  const single = await other.call(startScrape, { body: { url: 'https://other.example/one' } });
  const ids = lines.map(({ scrape }) => scrape.id);
  const priorities = await fairPriorities(testApp.deps.db, [...ids, single.id]);
  expect(ids.map((id) => priorities.get(id))).toStrictEqual(ids.map((_, index) => index + 1));
  expect(priorities.get(single.id)).toBe(1);
  await client.call(startScrape, { body: { url: 'https://other.example/own' } });

  // The control: the same pages without their list count as open pages.
  await client.call(dropPageList, {});
  const refusal = await failureOf(
    client.call(startScrape, { body: { url: 'https://other.example/two' } }),
  );
  expect(refusal.code).toBe('rate-limited');
});

test('the pages of lists count for the day', async () => {
  const { client, user } = await signUpAndIn(testApp);
  const finishReading = () =>
    testApp.deps.db
      .updateTable('outbox')
      .set({ confirmedAt: new Date() })
      .where('requestedBy', '=', user.id)
      .execute();
  for (const round of [1, 2, 3, 4]) {
    await start(client, pages(maxPageListLines, `round-${round}.example`));
    await client.call(dropPageList, {});
    await finishReading();
  }
  const refusal = await failureOf(start(client, pages(1)));
  expect([refusal.code, await current(client)]).toStrictEqual(['rate-limited', null]);
});

test('a line is added once, with all presses at once, and a refused addition leaves it undecided', async () => {
  const { client } = await signUpAndIn(testApp);
  const lineId = lineOf(await start(client, pages(2)));
  const add = (body: RequestOf<typeof addPageListLine>['body'] = addition()) =>
    client.call(addPageListLine, { params: { lineId }, body });
  const refusal = await failureOf(
    client.call(addPageListLine, {
      params: { lineId },
      body: { ...addition(), registryId: randomUUID() },
    }),
  );
  expect([refusal.status, (await current(client))?.lines[0]?.decision]).toStrictEqual([404, null]);

  const presses = await Promise.allSettled([add(), add(), add(), add()]);
  expect(presses.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  const { items } = await client.call(listUnattachedItems, {});
  expect(items.map(({ quantityRequested }) => quantityRequested)).toStrictEqual([1]);
  expect((await current(client))?.lines.map(({ decision }) => decision)).toStrictEqual([
    'added',
    null,
  ]);
  const late = await failureOf(
    client.call(dropPageListLine, { params: { lineId }, body: { dropped: true } }),
  );
  expect([late.status, late.message]).toStrictEqual([
    409,
    'This link was added or dropped before.',
  ]);
  await client.call(dropPageListLine, { params: { lineId }, body: { dropped: false } });
  expect((await current(client))?.lines[0]?.decision).toBeNull();
  expect((await failureOf(add())).code).toBe('already-added');
  const more = await add({ ...addition(), addToExisting: true });
  expect([more.quantityRequested, (await current(client))?.lines[0]?.decision]).toStrictEqual([
    2,
    'added',
  ]);
});

test('a drop can be taken back, and a decided list gives way to the next', async () => {
  const { client } = await signUpAndIn(testApp);
  const lineId = lineOf(await start(client, pages(1)));
  const drop = (dropped: boolean) =>
    client.call(dropPageListLine, { params: { lineId }, body: { dropped } });
  await drop(true);
  expect((await current(client))?.lines[0]?.decision).toBe('dropped');
  await drop(false);
  expect((await failureOf(start(client, pages(1)))).status).toBe(409);
  await drop(true);
  const next = await start(client, pages(3));
  expect(next.lines).toHaveLength(3);
});

test('a list is deleted after two days, and says of a lost result that it is gone', async () => {
  const { client, user } = await signUpAndIn(testApp);
  await start(client, pages(1));
  const { db } = testApp.deps;
  await db.deleteFrom('outbox').where('requestedBy', '=', user.id).execute();
  const list = await current(client);
  expect(list?.lines[0]?.scrape.notice?.advice).toContain('more than two days ago');
  await deleteOldLists(db);
  expect(await current(client)).not.toBeNull();
  await db
    .updateTable('pageLists')
    .set({ createdAt: sql`now() - interval '3 days'` })
    .where('userId', '=', user.id)
    .execute();
  await deleteOldLists(db);
  expect(await current(client)).toBeNull();
});

test('each line has its own progress and result', async () => {
  const { client } = await signUpAndIn(testApp);
  await start(client, ['https://read.example/good', 'https://read.example/blocked']);
  worker = await startScrapeWorker(testApp, async ({ url }) =>
    url.endsWith('blocked')
      ? { ...sampleScrapeResult(), url, outcome: 'blocked' }
      : { ...sampleScrapeResult(), url, name: 'A good lamp' },
  );
  const deadline = Date.now() + 30_000;
  let list = await current(client);
  while (list?.lines.some(({ scrape }) => scrape.outcome === null) && Date.now() < deadline) {
    await new Promise((resolve) => setTimeout(resolve, 100));
    list = await current(client);
  }
  expect(list?.lines.map(({ scrape, found }) => [scrape.outcome, found?.name])).toStrictEqual([
    ['ok', 'A good lamp'],
    ['blocked', undefined],
  ]);
});
