import { z } from 'zod';
import { pageCheckJobSchema, pageVisitsJobSchema } from '@gift-registry/workers-contract';
import type { Config } from '../config.ts';
import type { Logger } from '../logger.ts';
import { PermanentError } from '../queue/permanent-error.ts';
import type { QueuedJob } from '../queue/queued-job.ts';
import { VISIT_TIMEOUTS } from '../page-visits/visit-page.ts';
import { visitPages } from '../page-visits/visit-pages.ts';
import { createBrowserPool } from '../scrape/browser/browser-pool.ts';
import { contextOptions } from '../scrape/browser/context-options.ts';
import { launchBrowser } from '../scrape/browser/launch.ts';
import { residentBytes } from '../scrape/browser/process-memory.ts';
import { startForwardProxy } from '../scrape/guard/forward-proxy.ts';
import { lookAtPage, type LookTimeouts } from './look-at-page.ts';
import { createOwnOriginGuard } from './own-origin-guard.ts';
import { checkPages } from './processor.ts';

const CONCURRENCY = 1;
const JOB_TIMEOUT_MS = 90_000;
/** Shorter than the server waits. */
const VISITS_TIMEOUT_MS = 150_000;
/** The server does not count programs as visitors of a registry. */
const AGENT = 'page-check bot';

export async function createPageCheckService(
  { publicBaseUrl, chromiumPath }: Pick<Config['scrape'], 'publicBaseUrl' | 'chromiumPath'>,
  log: Logger,
  timeouts?: LookTimeouts,
) {
  const { origin } = new URL(publicBaseUrl);
  const guard = createOwnOriginGuard(origin);
  const proxy = await startForwardProxy(guard);
  const pool = createBrowserPool({
    launch: () => launchBrowser({ configured: chromiumPath, proxyUrl: proxy.url }, log),
    contextOptions: (browser) =>
      contextOptions(
        `Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/${browser.version()} (${AGENT})`,
      ),
    memoryOf: residentBytes,
  });

  return {
    concurrency: CONCURRENCY,
    async handle(job: QueuedJob, signal: AbortSignal) {
      const within = (milliseconds: number) =>
        AbortSignal.any([signal, AbortSignal.timeout(milliseconds)]);
      const visits = pageVisitsJobSchema.safeParse(job.data).data;
      if (visits) {
        const limit = within(VISITS_TIMEOUT_MS);
        const result = await visitPages(
          {
            origin,
            withContext: (work) => pool.withContext(work, limit),
            ...(timeouts && {
              timeouts: { ...VISIT_TIMEOUTS, showTimeoutMs: timeouts.showTimeoutMs },
            }),
          },
          visits,
        );
        log.info({ project: visits.project, ...result }, 'pages visited');
        return result;
      }
      const parsed = pageCheckJobSchema.safeParse(job.data);
      if (!parsed.success)
        throw new PermanentError(`not a page check: ${z.prettifyError(parsed.error)}`);
      const limit = within(JOB_TIMEOUT_MS);
      const look = (address: string, project: string) => {
        const url = guard.checkUrl(address, new URL(origin));
        return pool.withContext(
          (context) => lookAtPage(context, { url, project }, timeouts),
          limit,
        );
      };
      const result = await checkPages({ look }, parsed.data);
      log.info({ project: parsed.data.project, ...result }, 'pages checked');
      return result;
    },
    async close() {
      await pool.close();
      await proxy.close();
    },
  };
}
