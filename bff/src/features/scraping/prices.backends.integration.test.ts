import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import {
  getPrices,
  listItems,
  listSharedItems,
  lookAtPrice,
  saveMailSettings,
} from '@gift-registry/bff-contract';
import type { ScrapeJobResult } from '@gift-registry/workers-contract';
import { sql } from 'kysely';
import { signUpAndIn } from '../../testing/accounts.ts';
import { atHour } from '../../testing/at-hour.ts';
import { failureOf } from '../../testing/failures.ts';
import { mailsTo } from '../../testing/mailbox.ts';
import { startScrapeWorker, type ScrapeWorker } from '../../testing/processes/scrape-worker.ts';
import { createSampleRegistry } from '../../testing/samples/sample-registry.ts';
import { sampleScrapeResult } from '../../testing/samples/sample-scrape-result.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { createMailSettingsLinks } from '../mails/mail-settings-link.ts';
import { finishLooks, startLooks } from './look-at-shops.ts';
import { mailShopNews } from './mail-shop-news.ts';

const pages = new Map<string, Partial<ScrapeJobResult>>();
const reads: string[] = [];
let app: TestApp;
let worker: ScrapeWorker;
beforeAll(async () => {
  app = await createTestApp();
  worker = await startScrapeWorker(app, async ({ url }) => {
    reads.push(url);
    return sampleScrapeResult({ url, ...pages.get(url) });
  });
});
afterAll(async () => {
  await worker.close();
  await app.close();
});

async function hostWithGift(changes: { price?: number; site?: string; corrected?: boolean } = {}) {
  const { db } = app.deps;
  const { client, user } = await signUpAndIn(app);
  const { registryId, shareCode } = await createSampleRegistry(app, user.id, { items: 0 });
  const url = `https://${changes.site ?? `${randomUUID()}.example`}/${randomUUID()}`;
  const product = await db
    .insertInto('products')
    .values({
      name: 'Brass lamp',
      price: changes.price ?? 2000,
      imageUrl: '/lamp.svg',
      sourceType: 'external',
      externalUrl: url,
      addedByUserId: user.id,
      correctedFields: changes.corrected ? ['price', 'currency'] : [],
      createdAt: new Date(Date.now() - 3 * 86_400_000),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const item = await db
    .insertInto('registryItems')
    .values({ registryId, productId: product.id, addedByUserId: user.id })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { client, user, registryId, shareCode, url, productId: product.id, itemId: item.id };
}

type Gift = Awaited<ReturnType<typeof hostWithGift>>;

const makeDue = ({ productId }: Pick<Gift, 'productId'>) =>
  app.deps.db
    .updateTable('priceWatches')
    .set({ lookAfter: sql`now() - interval '1 minute'` })
    .where('productId', '=', productId)
    .execute();

const watchOf = ({ productId }: Pick<Gift, 'productId'>) =>
  app.deps.db
    .selectFrom('priceWatches')
    .selectAll()
    .where('productId', '=', productId)
    .executeTakeFirstOrThrow();

const priceOf = async ({ productId }: Pick<Gift, 'productId'>) =>
  (
    await app.deps.db
      .selectFrom('products')
      .select('price')
      .where('id', '=', productId)
      .executeTakeFirstOrThrow()
  ).price;

async function finish(gift: Pick<Gift, 'productId'>): Promise<void> {
  while ((await watchOf(gift)).scrapeId !== null) {
    await finishLooks(app.deps);
    await delay(20);
  }
}

async function look(gift: Gift, page: Partial<ScrapeJobResult>): Promise<void> {
  pages.set(gift.url, page);
  await makeDue(gift);
  await startLooks(app.deps);
  await finish(gift);
}

test('a gift from another website is watched from its addition on, and a price that dropped is shown to all', async () => {
  const gift = await hostWithGift();
  const { lookAfter } = await watchOf(gift);
  expect(new Date(lookAfter).getTime()).toBeGreaterThan(Date.now());
  await look(gift, { price: 1500 });
  const { items } = await gift.client.call(listItems, { params: gift });
  expect(items[0]?.product.price).toBe(1500);
  expect(items[0]?.shop).toStrictEqual({ priceBefore: 2000, outOfStock: false, gone: false });
  const shared = await app
    .client()
    .call(listSharedItems, { params: { shareCode: gift.shareCode } });
  expect(shared.items[0]?.price).toBe(1500);
});

test('hosts see the history of a price', async () => {
  const gift = await hostWithGift();
  await look(gift, { price: 1900 });
  await look(gift, { price: 1800 });
  const history = await gift.client.call(getPrices, { params: gift });
  expect(history.readings.map(({ price }) => price)).toStrictEqual([2000, 1800]);
  expect(history).toMatchObject({ isLooking: false, outOfStock: false, gone: false });
  expect(history.lookedAt).not.toBeNull();
});

test('a price that a host typed stays, and so does that of a unit which guests give together', async () => {
  const typed = await hostWithGift({ corrected: true });
  await look(typed, { price: 1500 });
  expect(await priceOf(typed)).toBe(2000);
  const shared = await hostWithGift();
  await sql`
    insert into claims (item_id, kind, status, quantity, unit_price, pledged_amount)
    values (${shared.itemId}, 'group', 'reserved', 1, 2000, 100)`.execute(app.deps.db);
  await look(shared, { price: 1500 });
  expect(await priceOf(shared)).toBe(2000);
  expect(reads).not.toContain(shared.url);
});

test('a strange price waits for a second reading, and a missing page for three days', async () => {
  const gift = await hostWithGift();
  await look(gift, { price: 20 });
  expect(await priceOf(gift)).toBe(2000);
  await look(gift, { price: 20 });
  expect(await priceOf(gift)).toBe(20);
  for (const daysAgo of [3, 2, 1]) {
    await look(gift, { outcome: 'unreachable', price: null });
    await sql`update price_watches set last_failed_on = current_date - ${daysAgo}::integer
      where product_id = ${gift.productId}`.execute(app.deps.db);
  }
  const { items } = await gift.client.call(listItems, { params: gift });
  expect(items[0]?.shop?.gone).toBe(true);
});

test('given gifts and drafts are not looked at, and hidden gifts are', async () => {
  const given = await hostWithGift();
  await sql`update registry_items set quantity_fulfilled = 1 where id = ${given.itemId}`.execute(
    app.deps.db,
  );
  const draft = await hostWithGift();
  await sql`update registry_shares set is_active = false where registry_id = ${draft.registryId}`.execute(
    app.deps.db,
  );
  await sql`update registries set status = 'draft' where id = ${draft.registryId}`.execute(
    app.deps.db,
  );
  const surprise = await hostWithGift();
  await sql`
    update registries set surprise_until = current_date + 9 where id = ${surprise.registryId}`.execute(
    app.deps.db,
  );
  await sql`update registry_items set quantity_fulfilled = 1 where id = ${surprise.itemId}`.execute(
    app.deps.db,
  );
  for (const gift of [given, draft, surprise]) await look(gift, { price: 1500 });
  expect(await priceOf(given)).toBe(2000);
  expect(await priceOf(draft)).toBe(2000);
  // The end of the looks would tell its host that somebody gave it.
  expect(await priceOf(surprise)).toBe(1500);
});

test('one site is asked for ten pages at once', async () => {
  const site = `${randomUUID()}.example`;
  const gifts = await Promise.all(Array.from({ length: 12 }, () => hostWithGift({ site })));
  for (const gift of gifts) await makeDue(gift);
  await startLooks(app.deps);
  const watches = await Promise.all(gifts.map(watchOf));
  expect(watches.filter(({ scrapeId }) => scrapeId !== null)).toHaveLength(10);
});

test('a host asks for a look at once, others do not', async () => {
  const gift = await hostWithGift();
  pages.set(gift.url, { price: 1700 });
  await gift.client.call(lookAtPrice, { params: gift });
  await finish(gift);
  expect(await priceOf(gift)).toBe(1700);
  const before = reads.length;
  const again = await gift.client.call(lookAtPrice, { params: gift });
  expect(again.isLooking).toBe(false);
  expect(reads).toHaveLength(before);
  const other = await signUpAndIn(app);
  const refused = await failureOf(other.client.call(lookAtPrice, { params: gift }));
  expect(refused.status).toBe(404);
});

test('news of the shops are one mail a day, for hosts who want mails about gifts', async () => {
  const links = createMailSettingsLinks(app.deps.config);
  const [told, silent] = [await hostWithGift(), await hostWithGift()];
  await silent.client.call(saveMailSettings, {
    body: { giftMails: 'never', eventMails: true, questionMails: true },
  });
  for (const gift of [told, silent]) {
    await look(gift, { price: 1500 });
    await look(gift, { price: 1400, availability: 'out-of-stock' });
    await look(gift, { price: 1400, availability: 'out-of-stock' });
  }
  const newsTo = async ({ user }: Gift) =>
    (await mailsTo(app, user.email)).filter(({ template }) => template === 'shop-news');
  await mailShopNews({ ...app.deps, links });
  expect(await newsTo(told)).toStrictEqual([]);
  await sql`update shop_news set created_at = now() - interval '2 days'`.execute(app.deps.db);
  for (const { registryId } of [told, silent]) await atHour(app, registryId, 12);
  await mailShopNews({ ...app.deps, links });
  await mailShopNews({ ...app.deps, links });
  const mails = await newsTo(told);
  expect(mails).toHaveLength(1);
  expect(mails[0]).toMatchObject({
    data: {
      gifts: [
        { kind: 'dropped', priceBefore: 2000, price: 1400 },
        { kind: 'out-of-stock', priceBefore: null },
      ],
    },
  });
  expect(await newsTo(silent)).toStrictEqual([]);
});
