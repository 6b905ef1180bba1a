import { z } from 'zod';
import { scrapeJobSchema, scrapeResultSchema } from '@gift-registry/workers-contract';
import type { Config } from '../config.ts';
import type { Logger } from '../logger.ts';
import type { Delivery } from '../queue/delivery.ts';
import { PermanentError } from '../queue/permanent-error.ts';
import { createBrowserPool } from './browser/browser-pool.ts';
import { launchBrowser } from './browser/launch.ts';
import { renderPage } from './browser/render-page.ts';
import { createTurnstile } from './browser/turnstile.ts';
import { fetchPage } from './fetch/fetch-page.ts';
import { startForwardProxy } from './guard/forward-proxy.ts';
import { createGuard } from './guard/guard.ts';
import { createGuardedAgent } from './guard/guarded-agent.ts';
import { scrape } from './processor.ts';

const CONCURRENCY = 4;
const RENDERS_AT_ONCE = 2;

export async function createScrapeService(config: Config['scrape'], log: Logger) {
  const guard = createGuard({ allowOrigins: config.allowOrigins });
  const dispatcher = createGuardedAgent(guard);
  const proxy = await startForwardProxy(guard);
  const bot = `${config.brand}Bot/1.0; +${config.publicBaseUrl}`;
  const pool = createBrowserPool(
    () => launchBrowser({ configured: config.chromiumPath, proxyUrl: proxy.url }, log),
    (browser) => ({
      userAgent: `Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/${browser.version()} Safari/537.36 (compatible; ${bot})`,
      locale: 'en-IN',
      timezoneId: 'Asia/Kolkata',
      serviceWorkers: 'block',
      acceptDownloads: false,
      permissions: [],
    }),
  );
  const render = createTurnstile(RENDERS_AT_ONCE);
  const userAgent = `Mozilla/5.0 (compatible; ${bot})`;
  const dependencies = {
    fetchPage: (address: string, signal: AbortSignal) =>
      fetchPage({ guard, dispatcher, userAgent }, address, signal),
    renderPage: (address: string, signal: AbortSignal) =>
      render(signal, () => renderPage({ pool, guard }, address, signal)),
  };

  return {
    concurrency: CONCURRENCY,
    async handle(delivery: Delivery, signal: AbortSignal) {
      const job = scrapeJobSchema.safeParse(delivery.data);
      if (!job.success) throw new PermanentError(`not a scrape job: ${z.prettifyError(job.error)}`);
      const result = await scrape(dependencies, job.data.url, signal, (step) =>
        delivery.report({ step }),
      );
      return scrapeResultSchema.parse(result);
    },
    async close() {
      await pool.close();
      await proxy.close();
      await dispatcher.destroy();
    },
  };
}
