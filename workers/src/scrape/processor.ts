import type { ScrapeOutcome, ScrapeProgress, ScrapeResult } from '@gift-registry/workers-contract';
import { emptyResult } from './empty-result.ts';
import { ScrapeFailure } from './failure.ts';
import { failureOf } from './fetch/failure-of.ts';
import type { FetchedPage } from './fetch/fetch-page.ts';
import { readPage } from './page/page.ts';
import { judge } from './page/verdict.ts';
import { readProductPage } from './read-product-page.ts';

type Read = (address: string, signal: AbortSignal) => Promise<FetchedPage>;

export interface ScrapeDependencies {
  readonly fetchPage: Read;
  readonly renderPage: Read;
  readonly limits?: { readonly staticMs: number; readonly totalMs: number };
}

export type Report = (step: ScrapeProgress['step']) => Promise<void>;

const LIMITS = { staticMs: 8_000, totalMs: 20_000 };

interface Reading {
  readonly result: ScrapeResult;
  /** The page's scripts may still write what is missing. */
  readonly mayGrow: boolean;
}

function read({ html, url, status }: FetchedPage): Reading {
  const page = readPage(html, url);
  const verdict = judge(page, status);
  if (verdict === 'blocked')
    return { result: emptyResult('blocked', page.canonical), mayGrow: false };
  if (verdict === 'error') {
    const outcome = status >= 400 ? 'unreachable' : 'not-a-product';
    return { result: emptyResult(outcome, page.canonical), mayGrow: false };
  }
  const result = readProductPage(page);
  const hasScripts = page.$('script[src], script:not([type]), script[type="module"]').length > 0;
  const missing = result.price === null && result.availability !== 'out-of-stock';
  return { result, mayGrow: hasScripts && missing };
}

const RANK: Partial<Record<ScrapeOutcome, number>> = { ok: 2, partial: 1 };
const rank = ({ outcome }: ScrapeResult) => RANK[outcome] ?? 0;

/** The cheap way first; the browser only when the page's scripts may know more. */
export async function scrape(
  dependencies: ScrapeDependencies,
  address: string,
  signal: AbortSignal,
  report: Report,
): Promise<ScrapeResult> {
  const { staticMs, totalMs } = dependencies.limits ?? LIMITS;
  const total = AbortSignal.any([signal, AbortSignal.timeout(totalMs)]);
  const cheap = AbortSignal.any([total, AbortSignal.timeout(staticMs)]);

  let first: Reading;
  try {
    await report('fetching');
    const fetched = await dependencies.fetchPage(address, cheap);
    await report('reading');
    first = read(fetched);
  } catch (error) {
    signal.throwIfAborted();
    return emptyResult(failureOf(error).outcome, address);
  }
  if (!first.mayGrow) return first.result;

  try {
    await report('rendering');
    const rendered = read(await dependencies.renderPage(address, total)).result;
    return rank(rendered) > rank(first.result) ? rendered : first.result;
  } catch (error) {
    signal.throwIfAborted();
    // What the page said without its scripts is still worth having.
    if (rank(first.result) > 0) return first.result;
    const failure =
      error instanceof ScrapeFailure ? error : total.aborted && failureOf(total.reason);
    if (failure) return emptyResult(failure.outcome, first.result.url);
    throw error;
  }
}
