import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { scrapeResultSchema, type ScrapeResult } from '@gift-registry/workers-contract';
import { readConfig } from '../config.ts';
import { CATALOGUE } from '../demo-shop/catalogue.ts';
import { startDemoShop, type DemoShop } from '../demo-shop/server.ts';
import { createLogger } from '../logger.ts';
import { createScrapeService } from './service.ts';

let shop: DemoShop;
let service: Awaited<ReturnType<typeof createScrapeService>>;
let steps: object[] = [];

before(async () => {
  shop = await startDemoShop(0);
  const config = readConfig({
    DATABASE_URL: 'postgres://unused',
    SCRAPE_ALLOW_ORIGINS: shop.origin,
    CHROMIUM_PATH: process.env['CHROMIUM_PATH'],
  });
  service = await createScrapeService(config.scrape, createLogger('scrape', 'silent'));
});
after(async () => {
  await service.close();
  await shop.close();
});

async function scrape(path: string): Promise<ScrapeResult> {
  steps = [];
  const result = await service.handle(
    {
      id: 'job',
      data: { url: shop.origin + path },
      isLastAttempt: true,
      report: async (step) => void steps.push(step),
      replaceData: async () => undefined,
    },
    AbortSignal.timeout(30_000),
  );
  return scrapeResultSchema.parse(result);
}

describe('each product of the demo shop', () => {
  for (const product of CATALOGUE)
    test(`${product.slug} (${product.markup})`, async () => {
      const result = await scrape(`/products/${product.slug}?utm_source=mail`);
      assert.equal(result.outcome, 'ok');
      assert.equal(result.name, product.name);
      assert.equal(result.price, product.price);
      assert.equal(result.currency, 'INR');
      assert.equal(result.image, `${shop.origin}/images/${product.slug}.svg`);
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
