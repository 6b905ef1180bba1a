import { setTimeout } from 'node:timers/promises';
import { ScrapeFailure } from './scrape-failure.ts';
import type { ScrapedPage } from './scraped-page.ts';
import { scrape, type ScrapeDependencies } from './processor.ts';
import { readFetchedPage } from './judge/read-fetched-page.ts';

const address = 'https://shop.example/p/lamp';
const page =
  (html: string, status = 200) =>
  async () => ({ url: new URL(address), html, status });
const lamp = (price: string) =>
  `<title>Lamp</title><h1>Lamp</h1><script type="application/ld+json">${JSON.stringify({
    '@type': 'Product',
    name: 'Lamp',
    image: '/lamp.jpg',
    offers: { price, priceCurrency: 'INR' },
  })}</script><script src="/app.js"></script>`;
const shell = '<title>Shop</title><div id="root"></div><script src="/app.js"></script>';

const readPage: ScrapeDependencies['readPage'] = async (source) => readFetchedPage(source);

async function run(dependencies: Partial<ScrapeDependencies>, cached?: ScrapedPage) {
  const steps: string[] = [];
  const unexpected = () => Promise.reject(new Error('not expected'));
  const scraped = await scrape(
    { fetchPage: unexpected, renderPage: unexpected, readPage, ...dependencies },
    {
      address,
      signal: AbortSignal.timeout(5_000),
      report: async (step) => void steps.push(step),
      cached,
    },
  );
  return { ...scraped, steps };
}

async function waitFor(_address: string, signal: AbortSignal): Promise<never> {
  await setTimeout(10_000, undefined, { signal });
  throw new Error('waited for nothing');
}

describe('a scrape', () => {
  test('needs no browser when the page is complete', async () => {
    const { result, steps } = await run({ fetchPage: page(lamp('1499')) });
    expect([result.outcome, steps]).toStrictEqual(['ok', ['fetching', 'reading']]);
  });

  test('renders a page whose content is written by scripts', async () => {
    const { result, steps } = await run({ fetchPage: page(shell), renderPage: page(lamp('1499')) });
    expect([result.price, steps.at(-1)]).toStrictEqual([1499, 'rendering']);
  });

  test("doesn't render a page without scripts", async () => {
    const { result } = await run({ fetchPage: page('<title>Story</title><p>words</p>') });
    expect(result.outcome).toBe('not-a-product');
  });

  test('falls back to the unrendered page when the browser fails', async () => {
    const { result } = await run({ fetchPage: page(lamp('0')) });
    expect([result.outcome, result.name]).toStrictEqual(['partial', 'Lamp']);
  });

  test('fails the attempt when the browser crashes and nothing was read', async () => {
    await expect(run({ fetchPage: page(shell) })).rejects.toThrow(/not expected/);
  });

  test('returns no fields of a refusal', async () => {
    const { result } = await run({ fetchPage: page('<title>Access Denied</title>', 403) });
    expect([result.outcome, result.title, result.name]).toStrictEqual(['blocked', null, null]);
  });

  test('times out within its limits', async () => {
    const limits = { staticTimeoutMs: 50, totalTimeoutMs: 100 };
    const slow = await run({ fetchPage: waitFor, limits });
    expect(slow.result.outcome).toBe('timeout');
    const slowScripts = await run({ fetchPage: page(shell), renderPage: waitFor, limits });
    expect(slowScripts.result.outcome).toBe('timeout');
  });

  test('returns the outcome of each failure', async () => {
    const refused = () => Promise.reject(new ScrapeFailure('not-allowed', ''));
    expect((await run({ fetchPage: refused })).result.outcome).toBe('not-allowed');
    const gone = () => Promise.reject(new Error('ECONNREFUSED'));
    expect((await run({ fetchPage: gone })).result.outcome).toBe('unreachable');
    expect((await run({ fetchPage: page('x', 500) })).result.outcome).toBe('unreachable');
  });

  test('is retryable only after failures that may pass', async () => {
    const failing = (outcome: ScrapeFailure['outcome'], retryable: boolean) => () =>
      Promise.reject(new ScrapeFailure(outcome, '', { retryable }));
    const retryable = async (fetchPage: ScrapeDependencies['fetchPage']) =>
      (await run({ fetchPage })).retryable;
    expect(await retryable(failing('timeout', true))).toBe(true);
    expect(await retryable(() => Promise.reject(new Error('ECONNRESET')))).toBe(true);
    expect(await retryable(page('Bad gateway', 502))).toBe(true);
    expect(await retryable(page('Gone', 404))).toBe(false);
    expect(await retryable(failing('too-large', false))).toBe(false);
    expect(await retryable(page('<title>Access Denied</title>', 403))).toBe(false);
  });

  test('retries with the fallback user agent, if there is one, after a refusal', async () => {
    const fetchPage = page('<title>Access Denied</title>', 403);
    const { result } = await run({ fetchPage, fetchPageWithFallbackAgent: page(lamp('1499')) });
    expect(result.price).toBe(1499);
  });

  test('returns the cached result of an unchanged page', async () => {
    const cached = {
      result: (await run({ fetchPage: page(lamp('1499')) })).result,
      retryable: false,
    };
    const again = await run({ fetchPage: page('', 304) }, cached);
    expect([again.result, again.steps]).toStrictEqual([cached.result, ['fetching']]);
  });

  test('is blocked when the browser is refused', async () => {
    const refused = page('<title>Just a moment...</title>', 403);
    const { result } = await run({ fetchPage: page(shell), renderPage: refused });
    expect(result.outcome).toBe('blocked');
  });

  test('fails the attempt on an error of our own', async () => {
    const broken = () => Promise.reject(new TypeError('a bug'));
    await expect(run({ fetchPage: page(shell), readPage: broken })).rejects.toThrow(/a bug/);
  });

  test('rejects when it is aborted', async () => {
    const cancelled = AbortSignal.abort(new Error('shutting down'));
    const request = { address, signal: cancelled, report: async () => undefined };
    await expect(
      scrape({ fetchPage: waitFor, renderPage: waitFor, readPage }, request),
    ).rejects.toThrow(/shutting down/);
  });
});
