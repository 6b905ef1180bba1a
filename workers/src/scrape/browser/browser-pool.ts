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

interface Lease {
  readonly browser: Promise<Browser>;
  jobs: number;
  running: number;
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
      let context: BrowserContext | null = null;
      const cancel = () => void context?.close().catch(() => undefined);
      signal.addEventListener('abort', cancel, { once: true });
      try {
        const browser = await mine.browser;
        context = await browser.newContext(contextOptions(browser));
        signal.throwIfAborted();
        return await work(context);
      } catch (error) {
        // A closed context fails in many words; the reason is the cancellation.
        signal.throwIfAborted();
        throw error;
      } finally {
        signal.removeEventListener('abort', cancel);
        await context?.close().catch(() => undefined);
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
