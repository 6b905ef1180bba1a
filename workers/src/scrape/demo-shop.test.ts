import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { scrapeJobResultSchema, type ScrapeJobResult } from '@gift-registry/workers-contract';
import { readConfig } from '../config.ts';
import { createLogger } from '../logger.ts';
import { createScrapeService } from './service.ts';
import { startDemoShop, type DemoShop } from './testing/demo-shop.ts';

let shop: DemoShop;
let service: Awaited<ReturnType<typeof createScrapeService>>;
let steps: object[] = [];
let dataDir: string;

beforeAll(async () => {
  shop = await startDemoShop();
  dataDir = await mkdtemp(join(tmpdir(), 'scrape-'));
  const config = readConfig({
    DATA_DIR: dataDir,
    DATABASE_URL: 'postgres://unused',
    SCRAPE_ALLOW_ORIGINS: shop.origin,
    CHROMIUM_PATH: process.env['CHROMIUM_PATH'],
  });
  service = await createScrapeService(config.scrape, createLogger('scrape', 'silent'));
  // Starts the parser thread, which counts towards the time of the first page.
  await scrape('/about');
});
afterAll(async () => {
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
      reportProgress: async (step) => void steps.push(step),
      replaceData: async () => undefined,
    },
    AbortSignal.timeout(30_000),
  );
  return scrapeJobResultSchema.parse(result);
}

test.each(['json-ld', 'microdata', 'open-graph', 'visible', 'script'])(
  "the demo shop's products are scraped completely: %s",
  async (markup) => {
    const products = shop.products.filter((product) => product.markup === markup);
    expect(products.length).toBeGreaterThan(0);
    for (const product of products) {
      const result = await scrape(`/products/${product.slug}?utm_source=mail`);
      expect(result.outcome).toBe('ok');
      expect(result.name).toBe(product.name);
      expect(result.price).toBe(product.price);
      expect(result.currency).toBe('INR');
      expect(result.image).toBe(`${shop.origin}/images/${product.slug}.jpg`);
      expect(result.url).toBe(`${shop.origin}/products/${product.slug}`);
      if (!product.inStock) expect(result.availability).toBe('out-of-stock');
      const rendered = steps.some((step) => 'step' in step && step.step === 'rendering');
      expect(rendered).toBe(markup === 'script');
    }
  },
);

test('a list, a story, a refusal and a missing page have their outcomes', async () => {
  expect((await scrape('/')).outcome).toBe('not-a-product');
  expect((await scrape('/collections/home')).outcome).toBe('not-a-product');
  expect((await scrape('/about')).outcome).toBe('not-a-product');
  expect((await scrape('/members')).outcome).toBe('blocked');
  expect((await scrape('/members')).title).toBe(null);
  expect((await scrape('/nowhere')).outcome).toBe('unreachable');
});

test('a product without a price is partial with its pictures', async () => {
  const { outcome, name, price, pictures } = await scrape('/made-to-order');
  expect([outcome, name, price, pictures.length]).toStrictEqual([
    'partial',
    'Name Plate, Carved to Order',
    null,
    2,
  ]);
});

test('a product whose prices disagree offers them with their places', async () => {
  const { outcome, price, choices } = await scrape('/pashmina-stole');
  expect([outcome, price]).toStrictEqual(['partial', null]);
  expect(choices?.price?.map(({ amount, place }) => [amount, place])).toStrictEqual([
    [4200, 'beside-button'],
    [5400, 'beside-button'],
    [5800, 'data'],
  ]);
});

test('a page above the body limit is too large', async () => {
  expect((await scrape('/archive')).outcome).toBe('too-large');
});

test("the pictures of a page are stored in the page's order", async () => {
  const { pictures } = await scrape('/products/brass-diya-lamp');
  expect(pictures.length).toBe(2);
  expect(steps.at(-1)).toStrictEqual({ step: 'picturing' });
  const [first] = pictures;
  expect(await readdir(join(dataDir, 'pictures'))).toContain(`${first}-1280.webp`);
  const alone = await scrape('/images/brass-diya-lamp.jpg', 'picture');
  expect([alone.outcome, alone.pictures]).toStrictEqual(['ok', [first]]);
  expect((await scrape('/about', 'picture')).outcome).toBe('unreachable');
});
