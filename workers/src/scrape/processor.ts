import type { ScrapeOutcome, ScrapeProgress, ScrapeResult } from '@gift-registry/workers-contract';
import { emptyResult, type ScrapedPage, type Validators } from './scraped-page.ts';
import { ScrapeFailure } from './scrape-failure.ts';
import { toScrapeFailure } from './fetch/to-scrape-failure.ts';
import type { FetchedPage } from './fetch/fetch-page.ts';
import type { PageSource, Reading } from './judge/read-fetched-page.ts';

export interface ScrapeDependencies {
  readonly fetchPage: (
    address: string,
    signal: AbortSignal,
    validators?: Validators,
  ) => Promise<FetchedPage>;
  readonly fetchPageWithFallbackAgent?:
    | ((address: string, signal: AbortSignal) => Promise<FetchedPage>)
    | null;
  readonly readPage: (source: PageSource, signal: AbortSignal) => Promise<Reading>;
  readonly renderPage: (address: string, signal: AbortSignal) => Promise<FetchedPage>;
  readonly limits?: { readonly staticTimeoutMs: number; readonly totalTimeoutMs: number };
}

type ReportStep = (step: ScrapeProgress['step']) => Promise<void>;

interface ScrapeRequest {
  readonly address: string;
  readonly signal: AbortSignal;
  readonly report: ReportStep;
  readonly cached?: ScrapedPage | undefined;
}

const LIMITS = { staticTimeoutMs: 8_000, totalTimeoutMs: 20_000 };
const NOT_MODIFIED = 304;
const OVERLOADED = new Set([500, 502, 503, 504]);

const RANK: Partial<Record<ScrapeOutcome, number>> = { ok: 2, partial: 1 };
const rank = ({ outcome }: ScrapeResult) => RANK[outcome] ?? 0;

const sourceOf = ({ html, url, status }: FetchedPage): PageSource => ({
  html,
  url: url.href,
  status,
});

function failedPage(error: unknown, timeout: AbortSignal, address: string): ScrapedPage {
  if (!(error instanceof ScrapeFailure) && !timeout.aborted) throw error;
  const { outcome, retryable } =
    error instanceof ScrapeFailure ? error : toScrapeFailure(timeout.reason);
  return { result: emptyResult(outcome, address), retryable };
}

const withScrapeFailure = <Result>(request: Promise<Result>): Promise<Result> =>
  request.catch((error: unknown) => Promise.reject(toScrapeFailure(error)));

export async function scrape(
  dependencies: ScrapeDependencies,
  { address, signal, report, cached }: ScrapeRequest,
): Promise<ScrapedPage> {
  const {
    fetchPage,
    fetchPageWithFallbackAgent,
    readPage,
    renderPage,
    limits = LIMITS,
  } = dependencies;
  const totalTimeout = AbortSignal.any([signal, AbortSignal.timeout(limits.totalTimeoutMs)]);
  const staticTimeout = AbortSignal.any([
    totalTimeout,
    AbortSignal.timeout(limits.staticTimeoutMs),
  ]);

  let fetched: FetchedPage;
  let first: Reading;
  try {
    await report('fetching');
    fetched = await withScrapeFailure(fetchPage(address, staticTimeout, cached?.validators));
    if (cached && fetched.status === NOT_MODIFIED) return cached;
    await report('reading');
    first = await readPage(sourceOf(fetched), staticTimeout);
    if (first.result.outcome === 'blocked' && fetchPageWithFallbackAgent) {
      fetched = await withScrapeFailure(fetchPageWithFallbackAgent(address, staticTimeout));
      first = await readPage(sourceOf(fetched), staticTimeout);
    }
  } catch (error) {
    signal.throwIfAborted();
    return failedPage(error, staticTimeout, address);
  }
  if (!first.needsRendering) {
    const retryable = first.result.outcome === 'unreachable' && OVERLOADED.has(fetched.status);
    const { validators } = fetched;
    return { result: first.result, retryable, ...(validators ? { validators } : {}) };
  }

  try {
    await report('rendering');
    const rendered = await readPage(
      sourceOf(await renderPage(address, totalTimeout)),
      totalTimeout,
    );
    const isStaticBetter = rank(first.result) > 0 && rank(first.result) >= rank(rendered.result);
    return { result: isStaticBetter ? first.result : rendered.result, retryable: false };
  } catch (error) {
    signal.throwIfAborted();
    if (rank(first.result) > 0) return { result: first.result, retryable: false };
    return failedPage(error, totalTimeout, first.result.url);
  }
}
