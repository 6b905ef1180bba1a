import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { setTimeout } from 'node:timers/promises';
import { ScrapeFailure } from './failure.ts';
import { scrape, type ScrapeDependencies } from './processor.ts';

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

async function run(dependencies: Partial<ScrapeDependencies>) {
  const steps: string[] = [];
  const unexpected = () => Promise.reject(new Error('not expected'));
  const result = await scrape(
    { fetchPage: unexpected, renderPage: unexpected, ...dependencies },
    address,
    AbortSignal.timeout(5_000),
    async (step) => void steps.push(step),
  );
  return { result, steps };
}

async function waitFor(_address: string, signal: AbortSignal): Promise<never> {
  await setTimeout(10_000, undefined, { signal });
  throw new Error('waited for nothing');
}

describe('a scrape', () => {
  test('needs no browser when the page says enough', async () => {
    const { result, steps } = await run({ fetchPage: page(lamp('1499')) });
    assert.deepEqual([result.outcome, steps], ['ok', ['fetching', 'reading']]);
  });

  test('opens a browser for what scripts write', async () => {
    const { result, steps } = await run({ fetchPage: page(shell), renderPage: page(lamp('1499')) });
    assert.deepEqual([result.price, steps.at(-1)], [1499, 'rendering']);
  });

  test('opens none for a page without scripts', async () => {
    const { result } = await run({ fetchPage: page('<title>Story</title><p>words</p>') });
    assert.equal(result.outcome, 'not-a-product');
  });

  test('keeps what the page said when the browser fails', async () => {
    const { result } = await run({ fetchPage: page(lamp('0')) });
    assert.deepEqual([result.outcome, result.name], ['partial', 'Lamp']);
  });

  test('fails the attempt when the browser crashes and nothing is known', async () => {
    await assert.rejects(run({ fetchPage: page(shell) }), /not expected/);
  });

  test('offers nothing of a refusal', async () => {
    const { result } = await run({ fetchPage: page('<title>Access Denied</title>', 403) });
    assert.deepEqual([result.outcome, result.title, result.name], ['blocked', null, null]);
  });

  test('ends in its limits', async () => {
    const limits = { staticMs: 50, totalMs: 100 };
    const slow = await run({ fetchPage: waitFor, limits });
    assert.equal(slow.result.outcome, 'timeout');
    const slowScripts = await run({ fetchPage: page(shell), renderPage: waitFor, limits });
    assert.equal(slowScripts.result.outcome, 'timeout');
  });

  test('names each failure on the way', async () => {
    const refused = () => Promise.reject(new ScrapeFailure('not-allowed', ''));
    assert.equal((await run({ fetchPage: refused })).result.outcome, 'not-allowed');
    const gone = () => Promise.reject(new Error('ECONNREFUSED'));
    assert.equal((await run({ fetchPage: gone })).result.outcome, 'unreachable');
    assert.equal((await run({ fetchPage: page('x', 500) })).result.outcome, 'unreachable');
  });

  test('that is cancelled is no answer', async () => {
    const cancelled = AbortSignal.abort(new Error('shutting down'));
    const dependencies = { fetchPage: waitFor, renderPage: waitFor };
    await assert.rejects(
      scrape(dependencies, address, cancelled, async () => undefined),
      /shutting down/,
    );
  });
});
