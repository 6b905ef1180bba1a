import assert from 'node:assert/strict';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import { scrapeJobResultSchema, type ScrapeJobResult } from '@gift-registry/workers-contract';
import { readConfig } from '../config.ts';
import { CATALOGUE } from '../demo-shop/catalogue.ts';
import { startDemoShop, type DemoShop } from '../demo-shop/server.ts';
import { createLogger } from '../logger.ts';
import { createScrapeService } from './service.ts';

let shop: DemoShop;
let service: Awaited<ReturnType<typeof createScrapeService>>;
let steps: object[] = [];
let dataDir: string;

before(async () => {
  shop = await startDemoShop(0);
  dataDir = await mkdtemp(join(tmpdir(), 'scrape-'));
  const config = readConfig({
    DATA_DIR: dataDir,
    DATABASE_URL: 'postgres://unused',
    SCRAPE_ALLOW_ORIGINS: shop.origin,
    CHROMIUM_PATH: process.env['CHROMIUM_PATH'],
  });
  service = await createScrapeService(config.scrape, createLogger('scrape', 'silent'));
});
after(async () => {
  await service.close();
  await shop.close();
  await rm(dataDir, { recursive: true });
});

async function scrape(path: string, kind: 'page' | 'picture' = 'page'): Promise<ScrapeJobResult> {
  steps = [];
  const result = await service.handle(
    {
      id: 'job',
      data: { url: shop.origin + path, kind },
      isLastAttempt: true,
      report: async (step) => void steps.push(step),
      replaceData: async () => undefined,
    },
    AbortSignal.timeout(30_000),
  );
  return scrapeJobResultSchema.parse(result);
}

describe('each product of the demo shop', () => {
  for (const product of CATALOGUE)
    test(`${product.slug} (${product.markup})`, async () => {
      const result = await scrape(`/products/${product.slug}?utm_source=mail`);
      assert.equal(result.outcome, 'ok');
      assert.equal(result.name, product.name);
      assert.equal(result.price, product.price);
      assert.equal(result.currency, 'INR');
      assert.equal(result.image, `${shop.origin}/images/${product.slug}.jpg`);
      assert.equal(result.url, `${shop.origin}/products/${product.slug}`);
      if (!product.inStock) assert.equal(result.availability, 'out-of-stock');
      const rendered = steps.some((step) => 'step' in step && step.step === 'rendering');
      assert.equal(rendered, product.markup === 'script');
    });
});

test('a list, a story, a refusal and a missing page are not products', async () => {
  assert.equal((await scrape('/')).outcome, 'not-a-product');
  assert.equal((await scrape('/collections/home')).outcome, 'not-a-product');
  assert.equal((await scrape('/about')).outcome, 'not-a-product');
  assert.equal((await scrape('/members')).outcome, 'blocked');
  assert.equal((await scrape('/members')).title, null);
  assert.equal((await scrape('/nowhere')).outcome, 'unreachable');
});

test('a gift without a price keeps the price empty', async () => {
  const { outcome, name, price, pictures } = await scrape('/made-to-order');
  assert.deepEqual(
    [outcome, name, price, pictures.length],
    ['partial', 'Name Plate, Carved to Order', null, 2],
  );
});

test('a page that never ends is too large', async () => {
  assert.equal((await scrape('/archive')).outcome, 'too-large');
});

test('the pictures of a page are kept, the first one first', async () => {
  const { pictures } = await scrape('/products/brass-diya-lamp');
  assert.equal(pictures.length, 2);
  assert.deepEqual(steps.at(-1), { step: 'picturing' });
  const [first] = pictures;
  assert.ok((await readdir(join(dataDir, 'pictures'))).includes(`${first}-1280.webp`));
  const alone = await scrape('/images/brass-diya-lamp.jpg', 'picture');
  assert.deepEqual([alone.outcome, alone.pictures], ['ok', [first]]);
  assert.equal((await scrape('/about', 'picture')).outcome, 'unreachable');
});
