import type { ScrapeProgress, ScrapeResult } from '@gift-registry/workers-contract';
import type { Config } from '../config.ts';
import type { Logger } from '../logger.ts';
import { createBrowserPool, residentBytes } from './browser/browser-pool.ts';
import { contextOptions, launchBrowser } from './browser/launch.ts';
import { renderPage } from './browser/render-page.ts';
import { emptyResult, type ScrapedPage } from './scraped-page.ts';
import { NotAllowedFailure } from './scrape-failure.ts';
import { fetchPage, type FetchedPage } from './fetch/fetch-page.ts';
import { createGuardedFetch, type GuardedFetch } from './fetch/guarded-fetch.ts';
import { startForwardProxy } from './guard/forward-proxy.ts';
import { createGuard, createGuardedAgent } from './guard/guard.ts';
import { createPageCache } from './limits/page-cache.ts';
import { withoutTracking } from './page/web-address.ts';
import { createParserPool } from './parser-thread/parser-pool.ts';
import { createRateLimit } from './limits/per-site-rate-limit.ts';
import { createOptOut } from './guard/opt-out.ts';
import { scrape } from './processor.ts';
import { createConcurrencyLimit } from './limits/concurrency-limit.ts';

/** User agents that always carry our name, except the fallback that an operator may configure. */
function userAgentsOf({ brand, publicBaseUrl, fallbackUserAgent }: Config['scrape']) {
  const bot = `${brand.replaceAll(/[^\w-]/g, '')}Bot/1.0; +${publicBaseUrl}`;
  return {
    honest: `Mozilla/5.0 (compatible; ${bot})`,
    fallback: fallbackUserAgent ?? null,
    browser: (version: string) =>
      `Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/${version} Safari/537.36 (compatible; ${bot})`,
  };
}

interface ScrapeOptions {
  readonly signal?: AbortSignal;
  readonly onStep?: (step: ScrapeProgress['step']) => Promise<void> | void;
  readonly waitTimeoutMs?: number;
}

export interface Scraper {
  scrape(address: string, options?: ScrapeOptions): Promise<ScrapeResult>;
  attempt(address: string, options?: ScrapeOptions): Promise<ScrapedPage>;
  fetchPage(address: string, signal: AbortSignal): Promise<FetchedPage>;
  readonly fetch: GuardedFetch;
  readonly userAgent: string;
  close(): Promise<void>;
}

const RENDER_CONCURRENCY = 2;
const SITE_LIMIT = { concurrency: 2, intervalMs: 250 };
const ADDRESS_LIMIT = { concurrency: 1, intervalMs: 0 };
const WAIT_TIMEOUT_MS = 30_000;

export async function createScraper(config: Config['scrape'], log: Logger): Promise<Scraper> {
  const guard = createGuard({ allowOrigins: config.allowOrigins });
  const optOut = createOptOut(config.optOut);
  const dispatcher = createGuardedAgent(guard);
  const proxy = await startForwardProxy(guard);
  const userAgents = userAgentsOf(config);
  const pool = createBrowserPool({
    launch: () => launchBrowser({ configured: config.chromiumPath, proxyUrl: proxy.url }, log),
    contextOptions: (browser) => contextOptions(userAgents.browser(browser.version())),
    memoryOf: residentBytes,
  });
  const parsers = createParserPool();
  const siteLimit = createRateLimit(SITE_LIMIT);
  const addressLimit = createRateLimit(ADDRESS_LIMIT);
  const cache = createPageCache();
  const fetch = createGuardedFetch({ guard, dispatcher, optOut });
  const limitRenders = createConcurrencyLimit(RENDER_CONCURRENCY);
  const { honest, fallback } = userAgents;

  const fetchAs =
    (userAgent: string) =>
    (address: string, signal: AbortSignal, validators?: ScrapedPage['validators']) =>
      fetchPage(fetch, address, { signal, userAgent, validators });
  const render = (address: string, signal: AbortSignal) =>
    limitRenders(signal, () => renderPage({ pool, guard, optOut }, address, signal));
  const dependencies = {
    fetchPage: fetchAs(honest),
    fetchPageWithFallbackAgent: fallback ? fetchAs(fallback) : null,
    readPage: parsers.read,
    renderPage: render,
  };

  async function attempt(address: string, options: ScrapeOptions = {}): Promise<ScrapedPage> {
    const {
      signal = new AbortController().signal,
      onStep,
      waitTimeoutMs = WAIT_TIMEOUT_MS,
    } = options;
    const report = async (step: ScrapeProgress['step']) => onStep?.(step);
    if (!URL.canParse(address)) {
      const { outcome } = new NotAllowedFailure();
      return { result: emptyResult(outcome, address), retryable: false };
    }
    const wait = { waitTimeoutMs, signal };
    // Concurrent scrapes of one address wait here and then hit the cache.
    return addressLimit.run(withoutTracking(address), wait, async () => {
      const entry = cache.get(address);
      if (entry?.fresh) return entry.scraped;
      const request = { address, signal, report, cached: entry?.scraped };
      const site = new URL(address).hostname;
      const scraped = await siteLimit.run(site, wait, () => scrape(dependencies, request));
      cache.set(address, scraped);
      return scraped;
    });
  }

  return {
    attempt,
    scrape: async (address, options) => (await attempt(address, options)).result,
    fetchPage: dependencies.fetchPage,
    fetch,
    userAgent: honest,
    async close() {
      await Promise.all([pool.close(), parsers.close()]);
      await proxy.close();
      await dispatcher.destroy();
    },
  };
}
