import type { ScrapeOutcome, ScrapeProgress, ScrapeResult } from '@gift-registry/workers-contract';
import { emptyResult } from './empty-result.ts';
import { ScrapeFailure } from './failure.ts';
import { failureOf } from './fetch/failure-of.ts';
import type { FetchedPage } from './fetch/fetch-page.ts';
import type { Validators } from './fetch/request-headers.ts';
import type { PageSource, Reading } from './read-fetched-page.ts';

export interface ScrapeDependencies {
  readonly fetchPage: (
    address: string,
    signal: AbortSignal,
    validators?: Validators,
  ) => Promise<FetchedPage>;
  /** A second try for a shop that refused the first, if one is configured. */
  readonly fetchPageAgain?: ((address: string, signal: AbortSignal) => Promise<FetchedPage>) | null;
  readonly readPage: (source: PageSource, signal: AbortSignal) => Promise<Reading>;
  readonly renderPage: (address: string, signal: AbortSignal) => Promise<FetchedPage>;
  readonly limits?: { readonly staticMs: number; readonly totalMs: number };
}

export type Report = (step: ScrapeProgress['step']) => Promise<void>;

export interface ScrapeRequest {
  readonly address: string;
  readonly signal: AbortSignal;
  readonly report: Report;
  /** What an earlier scrape of this address found, to be confirmed or replaced. */
  readonly known?: Scraped | undefined;
}

export interface Scraped {
  readonly result: ScrapeResult;
  /** Whether another attempt may well end better. */
  readonly passing: boolean;
  /** Of the page that alone led to the result. */
  readonly validators?: Validators;
}

const LIMITS = { staticMs: 8_000, totalMs: 20_000 };
const NOT_MODIFIED = 304;
const OVERLOADED = new Set([500, 502, 503, 504]);

const RANK: Partial<Record<ScrapeOutcome, number>> = { ok: 2, partial: 1 };
const rank = ({ outcome }: ScrapeResult) => RANK[outcome] ?? 0;

const sourceOf = ({ html, url, status }: FetchedPage): PageSource => ({
  html,
  url: url.href,
  status,
});

function ended({ outcome, passing }: ScrapeFailure, address: string): Scraped {
  return { result: emptyResult(outcome, address), passing };
}

/** A failure with an answer for the host; anything else is ours and fails the attempt. */
function endedBy(error: unknown, limit: AbortSignal, address: string): Scraped {
  if (error instanceof ScrapeFailure) return ended(error, address);
  if (limit.aborted) return ended(failureOf(limit.reason), address);
  throw error;
}

const reached = <Result>(visit: Promise<Result>): Promise<Result> =>
  visit.catch((error: unknown) => Promise.reject(failureOf(error)));

/** The cheap way first; the browser only when the page's scripts may know more. */
export async function scrape(
  dependencies: ScrapeDependencies,
  { address, signal, report, known }: ScrapeRequest,
): Promise<Scraped> {
  const { fetchPage, fetchPageAgain, readPage, renderPage, limits = LIMITS } = dependencies;
  const total = AbortSignal.any([signal, AbortSignal.timeout(limits.totalMs)]);
  const cheap = AbortSignal.any([total, AbortSignal.timeout(limits.staticMs)]);

  let fetched: FetchedPage;
  let first: Reading;
  try {
    await report('fetching');
    fetched = await reached(fetchPage(address, cheap, known?.validators));
    if (known && fetched.status === NOT_MODIFIED) return known;
    await report('reading');
    first = await readPage(sourceOf(fetched), cheap);
    if (first.result.outcome === 'blocked' && fetchPageAgain) {
      fetched = await reached(fetchPageAgain(address, cheap));
      first = await readPage(sourceOf(fetched), cheap);
    }
  } catch (error) {
    signal.throwIfAborted();
    return endedBy(error, cheap, address);
  }
  if (!first.mayGrow) {
    const passing = first.result.outcome === 'unreachable' && OVERLOADED.has(fetched.status);
    const { validators } = fetched;
    return { result: first.result, passing, ...(validators ? { validators } : {}) };
  }

  try {
    await report('rendering');
    const rendered = await readPage(sourceOf(await renderPage(address, total)), total);
    const kept = rank(first.result) > 0 && rank(first.result) >= rank(rendered.result);
    return { result: kept ? first.result : rendered.result, passing: false };
  } catch (error) {
    signal.throwIfAborted();
    // What the page said without its scripts is still worth having.
    if (rank(first.result) > 0) return { result: first.result, passing: false };
    return endedBy(error, total, first.result.url);
  }
}
