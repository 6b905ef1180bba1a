import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { setTimeout } from 'node:timers/promises';
import { ScrapeFailure } from './failure.ts';
import { scrape, type Scraped, type ScrapeDependencies } from './processor.ts';
import { readFetchedPage } from './read-fetched-page.ts';

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

async function run(dependencies: Partial<ScrapeDependencies>, known?: Scraped) {
  const steps: string[] = [];
  const unexpected = () => Promise.reject(new Error('not expected'));
  const scraped = await scrape(
    { fetchPage: unexpected, renderPage: unexpected, readPage, ...dependencies },
    {
      address,
      signal: AbortSignal.timeout(5_000),
      report: async (step) => void steps.push(step),
      known,
    },
  );
  return { ...scraped, steps };
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

  test('is worth another attempt only when the trouble may pass', async () => {
    const failing = (outcome: ScrapeFailure['outcome'], passing: boolean) => () =>
      Promise.reject(new ScrapeFailure(outcome, '', { passing }));
    const passing = async (fetchPage: ScrapeDependencies['fetchPage']) =>
      (await run({ fetchPage })).passing;
    assert.equal(await passing(failing('timeout', true)), true);
    assert.equal(await passing(() => Promise.reject(new Error('ECONNRESET'))), true);
    assert.equal(await passing(page('Bad gateway', 502)), true);
    assert.equal(await passing(page('Gone', 404)), false);
    assert.equal(await passing(failing('too-large', false)), false);
    assert.equal(await passing(page('<title>Access Denied</title>', 403)), false);
  });

  test('introduces itself otherwise to a shop that refused it, if it may', async () => {
    const fetchPage = page('<title>Access Denied</title>', 403);
    const { result } = await run({ fetchPage, fetchPageAgain: page(lamp('1499')) });
    assert.equal(result.price, 1499);
  });

  test('keeps what it knew of a page that has not changed', async () => {
    const known = { result: (await run({ fetchPage: page(lamp('1499')) })).result, passing: false };
    const again = await run({ fetchPage: page('', 304) }, known);
    assert.deepEqual([again.result, again.steps], [known.result, ['fetching']]);
  });

  test('says so when the browser is refused', async () => {
    const refused = page('<title>Just a moment...</title>', 403);
    const { result } = await run({ fetchPage: page(shell), renderPage: refused });
    assert.equal(result.outcome, 'blocked');
  });

  test('that stumbles over our own fault fails the attempt', async () => {
    const broken = () => Promise.reject(new TypeError('a bug'));
    await assert.rejects(run({ fetchPage: page(shell), readPage: broken }), /a bug/);
  });

  test('that is cancelled is no answer', async () => {
    const cancelled = AbortSignal.abort(new Error('shutting down'));
    const request = { address, signal: cancelled, report: async () => undefined };
    await assert.rejects(
      scrape({ fetchPage: waitFor, renderPage: waitFor, readPage }, request),
      /shutting down/,
    );
  });
});
