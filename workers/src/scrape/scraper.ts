import type { ScrapeProgress, ScrapeResult } from '@gift-registry/workers-contract';
import type { Config } from '../config.ts';
import type { Logger } from '../logger.ts';
import { createBrowserPool } from './browser/browser-pool.ts';
import { visitor } from './browser/context-options.ts';
import { launchBrowser } from './browser/launch.ts';
import { residentBytes } from './browser/process-memory.ts';
import { renderPage } from './browser/render-page.ts';
import { emptyResult } from './empty-result.ts';
import { NotAllowedFailure } from './failure.ts';
import { fetchPage, type FetchedPage } from './fetch/fetch-page.ts';
import { createGuardedFetch, type GuardedFetch } from './fetch/guarded-fetch.ts';
import { startForwardProxy } from './guard/forward-proxy.ts';
import { createGuard } from './guard/guard.ts';
import { createGuardedAgent } from './guard/guarded-agent.ts';
import { createPageCache } from './page-cache/page-cache.ts';
import { withoutTracking } from './page/web-address.ts';
import { createParserPool } from './parser-thread/parser-pool.ts';
import { createGate } from './politeness/gate.ts';
import { createOptOut } from './politeness/opt-out.ts';
import { scrape, type Scraped } from './processor.ts';
import { createTurnstile } from './turnstile.ts';
import { userAgentsOf } from './user-agents.ts';

export interface ScrapeOptions {
  readonly signal?: AbortSignal;
  readonly onStep?: (step: ScrapeProgress['step']) => Promise<void> | void;
  /** How long to wait for a site that has enough visitors of ours; a `BusyError` follows. */
  readonly patienceMs?: number;
}

export interface Scraper {
  /** The address of a product page to what stands on it. Needs no queue and no database. */
  scrape(address: string, options?: ScrapeOptions): Promise<ScrapeResult>;
  /** The same, with whether another attempt may end better. */
  attempt(address: string, options?: ScrapeOptions): Promise<Scraped>;
  fetchPage(address: string, signal: AbortSignal): Promise<FetchedPage>;
  renderPage(address: string, signal: AbortSignal): Promise<FetchedPage>;
  /** For pictures: the same rules for everything that a page names. */
  readonly fetch: GuardedFetch;
  readonly userAgent: string;
  close(): Promise<void>;
}

const RENDERS_AT_ONCE = 2;
const PER_SITE = { atOnce: 2, gapMs: 250 };
const PER_ADDRESS = { atOnce: 1, gapMs: 0 };
const PATIENCE_MS = 30_000;

export async function createScraper(config: Config['scrape'], log: Logger): Promise<Scraper> {
  const guard = createGuard({ allowOrigins: config.allowOrigins });
  const optOut = createOptOut(config.optOut);
  const dispatcher = createGuardedAgent(guard);
  const proxy = await startForwardProxy(guard);
  const userAgents = userAgentsOf(config);
  const pool = createBrowserPool({
    launch: () => launchBrowser({ configured: config.chromiumPath, proxyUrl: proxy.url }, log),
    contextOptions: (browser) => visitor(userAgents.browser(browser.version())),
    memoryOf: residentBytes,
  });
  const parsers = createParserPool();
  const sites = createGate(PER_SITE);
  const addresses = createGate(PER_ADDRESS);
  const cache = createPageCache();
  const fetch = createGuardedFetch({ guard, dispatcher, optOut });
  const renderTurn = createTurnstile(RENDERS_AT_ONCE);
  const { honest, fallback } = userAgents;

  const fetchAs =
    (userAgent: string) =>
    (address: string, signal: AbortSignal, validators?: Scraped['validators']) =>
      fetchPage(fetch, address, { signal, userAgent, validators });
  const render = (address: string, signal: AbortSignal) =>
    renderTurn(signal, () => renderPage({ pool, guard, optOut }, address, signal));
  const dependencies = {
    fetchPage: fetchAs(honest),
    fetchPageAgain: fallback ? fetchAs(fallback) : null,
    readPage: parsers.read,
    renderPage: render,
  };

  async function attempt(address: string, options: ScrapeOptions = {}): Promise<Scraped> {
    const { signal = new AbortController().signal, onStep, patienceMs = PATIENCE_MS } = options;
    const report = async (step: ScrapeProgress['step']) => onStep?.(step);
    if (!URL.canParse(address)) {
      const { outcome } = new NotAllowedFailure();
      return { result: emptyResult(outcome, address), passing: false };
    }
    const wait = { patienceMs, signal };
    // Whoever asks for the same page meanwhile finds it in the cache.
    return addresses.visit(withoutTracking(address), wait, async () => {
      const known = cache.find(address);
      if (known?.fresh) return known.scraped;
      const request = { address, signal, report, known: known?.scraped };
      const site = new URL(address).hostname;
      const scraped = await sites.visit(site, wait, () => scrape(dependencies, request));
      cache.keep(address, scraped);
      return scraped;
    });
  }

  return {
    attempt,
    scrape: async (address, options) => (await attempt(address, options)).result,
    fetchPage: dependencies.fetchPage,
    renderPage: render,
    fetch,
    userAgent: honest,
    async close() {
      await Promise.all([pool.close(), parsers.close()]);
      await proxy.close();
      await dispatcher.destroy();
    },
  };
}
