import { setTimeout } from 'node:timers/promises';
import type { Browser, BrowserContext } from 'playwright-core';

export interface BrowserPool {
  /** Lends a fresh context; it is gone when the work ends, fails or is cancelled. */
  withContext<Result>(
    work: (context: BrowserContext) => Promise<Result>,
    signal: AbortSignal,
  ): Promise<Result>;
  close(): Promise<void>;
}

const JOBS_PER_BROWSER = 50;

const CLOSE_MS = 2_000;

interface Lease {
  readonly browser: Promise<Browser>;
  jobs: number;
  running: number;
}

function untilAborted<Result>(work: Promise<Result>, signal: AbortSignal): Promise<Result> {
  return new Promise((resolve, reject) => {
    const abort = () => reject(signal.reason);
    if (signal.aborted) abort();
    signal.addEventListener('abort', abort, { once: true });
    work.then(resolve, reject).finally(() => signal.removeEventListener('abort', abort));
  });
}

/** One browser for the process, replaced after a number of jobs and after a crash. */
export function createBrowserPool(
  launch: () => Promise<Browser>,
  contextOptions: (browser: Browser) => Parameters<Browser['newContext']>[0],
  jobsPerBrowser = JOBS_PER_BROWSER,
): BrowserPool {
  let current: Lease | null = null;

  const retire = async (lease: Lease) => {
    if (current === lease) current = null;
    if (lease.running === 0)
      await lease.browser.then((browser) => browser.close()).catch(() => undefined);
  };

  const lease = (): Lease => {
    if (current) return current;
    const fresh: Lease = { browser: launch(), jobs: 0, running: 0 };
    current = fresh;
    fresh.browser.then(
      (browser) => browser.on('disconnected', () => void retire(fresh)),
      () => void retire(fresh),
    );
    return fresh;
  };

  return {
    async withContext(work, signal) {
      signal.throwIfAborted();
      const mine = lease();
      mine.jobs += 1;
      mine.running += 1;
      if (mine.jobs >= jobsPerBrowser) current = null;
      const opening = mine.browser.then((browser) => browser.newContext(contextOptions(browser)));
      try {
        // A page that was being made while its context closed never settles: leave without it.
        return await untilAborted(opening.then(work), signal);
      } finally {
        const closing = opening.then((context) => context.close()).catch(() => undefined);
        await Promise.race([closing, setTimeout(CLOSE_MS, undefined, { ref: false })]);
        mine.running -= 1;
        if (current !== mine) await retire(mine);
      }
    },

    async close() {
      if (!current) return;
      const last = current;
      last.running = 0;
      await retire(last);
    },
  };
}
