import { setTimeout as delay } from 'node:timers/promises';
import type { Browser, BrowserContext, BrowserContextOptions } from 'playwright-core';
import { untilAborted } from '../until-aborted.ts';

export interface BrowserPool {
  /** Lends a fresh context; it is gone when the work ends, fails or is cancelled. */
  withContext<Result>(
    work: (context: BrowserContext) => Promise<Result>,
    signal: AbortSignal,
  ): Promise<Result>;
  close(): Promise<void>;
}

export interface BrowserPoolOptions {
  readonly launch: () => Promise<Browser>;
  readonly contextOptions: (browser: Browser) => BrowserContextOptions;
  /** What a browser holds in memory. */
  readonly memoryOf: (browser: Browser) => Promise<number>;
  readonly jobsPerBrowser?: number;
  readonly maxBytes?: number;
  readonly lookEveryMs?: number;
  readonly idleMs?: number;
}

const JOBS_PER_BROWSER = 50;
/** Several processes that each count the libraries they share: idle, they come to half of it. */
const MAX_BYTES = 1_500_000_000;
const LOOK_EVERY_MS = 2_000;
/** Without work a browser only holds memory. */
const IDLE_MS = 60_000;
const CLOSE_MS = 2_000;

interface Lease {
  readonly browser: Promise<Browser>;
  readonly watch: NodeJS.Timeout;
  jobs: number;
  running: number;
  idleSince: number;
}

/** One browser for the process, replaced after a number of jobs, when it has grown too large, and after a crash. */
export function createBrowserPool({
  launch,
  contextOptions,
  memoryOf,
  jobsPerBrowser = JOBS_PER_BROWSER,
  maxBytes = MAX_BYTES,
  lookEveryMs = LOOK_EVERY_MS,
  idleMs = IDLE_MS,
}: BrowserPoolOptions): BrowserPool {
  let current: Lease | null = null;
  const leases = new Set<Lease>();

  const end = async (lease: Lease) => {
    clearInterval(lease.watch);
    leases.delete(lease);
    await lease.browser.then((browser) => browser.close()).catch(() => undefined);
  };

  /** Takes no more jobs; those that are running may end. */
  const retire = async (lease: Lease) => {
    if (current === lease) current = null;
    if (lease.running === 0) await end(lease);
  };

  const weigh = async (lease: Lease) => {
    const bytes = await lease.browser.then(memoryOf).catch(() => 0);
    if (bytes > 2 * maxBytes) await end(lease);
    else if (bytes > maxBytes) await retire(lease);
  };

  const look = async (lease: Lease) => {
    if (lease.running > 0) await weigh(lease);
    else if (performance.now() - lease.idleSince > idleMs) await retire(lease);
  };

  const lend = (): Lease => {
    if (current) return current;
    const lease: Lease = {
      browser: launch(),
      watch: setInterval(() => void look(lease), lookEveryMs).unref(),
      jobs: 0,
      running: 0,
      idleSince: performance.now(),
    };
    lease.browser.then(
      (browser) => browser.on('disconnected', () => void retire(lease)),
      () => void retire(lease),
    );
    leases.add(lease);
    current = lease;
    return lease;
  };

  return {
    async withContext(work, signal) {
      signal.throwIfAborted();
      const lease = lend();
      lease.jobs += 1;
      lease.running += 1;
      if (lease.jobs >= jobsPerBrowser) current = null;
      const opening = lease.browser.then((browser) => browser.newContext(contextOptions(browser)));
      try {
        // A page that was being made while its context closed never settles: leave without it.
        return await untilAborted(opening.then(work), signal);
      } finally {
        const closing = opening.then((context) => context.close()).catch(() => undefined);
        await Promise.race([closing, delay(CLOSE_MS, undefined, { ref: false })]);
        lease.running -= 1;
        lease.idleSince = performance.now();
        if (current !== lease) await retire(lease);
        else void weigh(lease);
      }
    },

    async close() {
      current = null;
      await Promise.all([...leases].map(end));
    },
  };
}
