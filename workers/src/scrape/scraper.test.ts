import { once } from 'node:events';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { readConfig } from '../config.ts';
import { createLogger } from '../logger.ts';
import { RateLimitedError } from './limits/per-site-rate-limit.ts';
import { createScraper, type Scraper } from './scraper.ts';

const lamp = `<title>Lamp</title><h1>Lamp</h1><script type="application/ld+json">${JSON.stringify({
  '@type': 'Product',
  name: 'Lamp',
  image: '/lamp.jpg',
  offers: { price: '1499', priceCurrency: 'INR', availability: 'InStock' },
})}</script>`;

let asked: string[] = [];
let agents: string[] = [];
const shop = http.createServer((request, response) => {
  const path = request.url ?? '';
  asked.push(path);
  agents.push(request.headers['user-agent'] ?? '');
  const answer = async () => {
    if (path.startsWith('/slow')) await delay(700);
    const refused = path === '/guarded' && !request.headers['user-agent']?.includes('Reader');
    response.writeHead(refused ? 403 : 200, { 'content-type': 'text/html' });
    response.end(refused ? '<title>Access Denied</title>' : lamp);
  };
  void answer();
});
let origin = '';
let scraper: Scraper;

async function open(settings: Record<string, string> = {}): Promise<Scraper> {
  const { scrape } = readConfig({
    DATABASE_URL: 'postgres://unused',
    SCRAPE_ALLOW_ORIGINS: origin,
    ...settings,
  });
  return createScraper(scrape, createLogger('scrape', 'silent'));
}

beforeAll(async () => {
  shop.listen(0, '127.0.0.1');
  await once(shop, 'listening');
  origin = `http://127.0.0.1:${(shop.address() as AddressInfo).port}`;
  scraper = await open();
});
beforeEach(() => {
  asked = [];
  agents = [];
});
afterAll(async () => {
  await scraper.close();
  shop.closeAllConnections();
  shop.close();
});

test('a second scrape of an address within an hour comes from the cache', async () => {
  const first = await scraper.scrape(`${origin}/lamp`);
  expect([first.outcome, first.price]).toStrictEqual(['ok', 1499]);
  expect(await scraper.scrape(`${origin}/lamp?utm_source=mail`)).toStrictEqual(first);
  expect(asked).toStrictEqual(['/lamp']);
});

test('concurrent scrapes of one address make one request', async () => {
  const results = await Promise.all(
    Array.from({ length: 4 }, (_, n) => scraper.scrape(`${origin}/slow?utm_source=${n}`)),
  );
  expect(asked).toStrictEqual(['/slow?utm_source=0']);
  expect(results.every(({ price }) => price === 1499)).toBeTruthy();
});

test('a refusal is not cached', async () => {
  for (let n = 0; n < 2; n += 1)
    expect((await scraper.scrape(`${origin}/guarded`)).outcome).toBe('blocked');
  expect(asked.length).toBe(2);
});

test('a third visit to a site waits or rejects with RateLimitedError', async () => {
  const visits = [1, 2].map((n) => scraper.scrape(`${origin}/slow/${n}`));
  await delay(300);
  await expect(scraper.attempt(`${origin}/third`, { waitTimeoutMs: 100 })).rejects.toThrow(
    RateLimitedError,
  );
  expect((await scraper.scrape(`${origin}/third`)).outcome).toBe('ok');
  await Promise.all(visits);
});

test('steps are reported in order', async () => {
  const steps: string[] = [];
  await scraper.scrape(`${origin}/steps`, { onStep: (step) => void steps.push(step) });
  expect(steps).toStrictEqual(['fetching', 'reading']);
});

test('invalid and private addresses are not allowed', async () => {
  for (const address of ['', 'lamp', 'http://', 'javascript:alert(1)', 'http://127.0.0.1:1/'])
    expect({ case: address, got: (await scraper.scrape(address)).outcome }).toStrictEqual({
      case: address,
      got: 'not-allowed',
    });
  expect(asked).toStrictEqual([]);
});

test('a shop that refuses our user agent is asked with the fallback one, if it is configured', async () => {
  const other = await open({ SCRAPE_FALLBACK_USER_AGENT: 'Reader/1.0', BRAND: 'Tohfa' });
  expect((await other.scrape(`${origin}/guarded`)).outcome).toBe('ok');
  expect(agents[0] ?? '').toMatch(/TohfaBot/);
  expect(agents[1]).toBe('Reader/1.0');
  await other.close();
});

test('a site that opted out is not requested', async () => {
  const other = await open({ SCRAPE_OPT_OUT: '127.0.0.1/private' });
  expect((await other.scrape(`${origin}/private/lamp`)).outcome).toBe('not-allowed');
  expect(asked).toStrictEqual([]);
  expect((await other.scrape(`${origin}/public/lamp`)).outcome).toBe('ok');
  await other.close();
});

test('an aborted scrape rejects', async () => {
  const visit = scraper.scrape(`${origin}/slow/off`, { signal: AbortSignal.timeout(100) });
  await expect(visit).rejects.toThrow(expect.objectContaining({ name: 'TimeoutError' }));
});
