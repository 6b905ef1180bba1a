import { setTimeout as delay } from 'node:timers/promises';
import type { Browser, BrowserContext, BrowserContextOptions } from 'playwright-core';
import { rejectOnAbort } from '../limits/concurrency-limit.ts';
import pidusage from 'pidusage';

export async function processIds(browser: Browser): Promise<number[]> {
  const session = await browser.newBrowserCDPSession();
  try {
    const { processInfo } = await session.send('SystemInfo.getProcessInfo');
    const isMain = ({ type }: { readonly type: string }) => (type === 'browser' ? 0 : 1);
    return processInfo.toSorted((a, b) => isMain(a) - isMain(b)).map(({ id }) => id);
  } finally {
    await session.detach();
  }
}

/** Shared memory counts once per process. */
export async function residentBytes(browser: Browser): Promise<number> {
  const usage: Readonly<Record<string, { readonly memory: number } | null>> = await pidusage(
    await processIds(browser),
  );
  // A process that ended meanwhile is null.
  return Object.values(usage).reduce((sum, process) => sum + (process?.memory ?? 0), 0);
}

export interface BrowserPool {
  withContext<Result>(
    work: (context: BrowserContext) => Promise<Result>,
    signal: AbortSignal,
  ): Promise<Result>;
  close(): Promise<void>;
}

interface BrowserPoolOptions {
  readonly launch: () => Promise<Browser>;
  readonly contextOptions: (browser: Browser) => BrowserContextOptions;
  readonly memoryOf: (browser: Browser) => Promise<number>;
  readonly jobsPerBrowser?: number;
  readonly maxBytes?: number;
  readonly checkIntervalMs?: number;
  readonly idleTimeoutMs?: number;
}

const JOBS_PER_BROWSER = 50;
const MAX_BYTES = 1_500_000_000;
const CHECK_INTERVAL_MS = 2_000;
const IDLE_TIMEOUT_MS = 60_000;
const CLOSE_TIMEOUT_MS = 2_000;

interface BrowserLease {
  readonly browser: Promise<Browser>;
  readonly watch: NodeJS.Timeout;
  jobs: number;
  running: number;
  idleSince: number;
}

export function createBrowserPool({
  launch,
  contextOptions,
  memoryOf,
  jobsPerBrowser = JOBS_PER_BROWSER,
  maxBytes = MAX_BYTES,
  checkIntervalMs = CHECK_INTERVAL_MS,
  idleTimeoutMs = IDLE_TIMEOUT_MS,
}: BrowserPoolOptions): BrowserPool {
  let current: BrowserLease | null = null;
  const leases = new Set<BrowserLease>();

  const closeBrowser = async (lease: BrowserLease) => {
    clearInterval(lease.watch);
    leases.delete(lease);
    await lease.browser.then((browser) => browser.close()).catch(() => undefined);
  };

  const retire = async (lease: BrowserLease) => {
    if (current === lease) current = null;
    if (lease.running === 0) await closeBrowser(lease);
  };

  const checkMemory = async (lease: BrowserLease) => {
    const bytes = await lease.browser.then(memoryOf).catch(() => 0);
    if (bytes > 2 * maxBytes) await closeBrowser(lease);
    else if (bytes > maxBytes) await retire(lease);
  };

  const check = async (lease: BrowserLease) => {
    if (lease.running > 0) await checkMemory(lease);
    else if (performance.now() - lease.idleSince > idleTimeoutMs) await retire(lease);
  };

  const acquire = (): BrowserLease => {
    if (current) return current;
    const lease: BrowserLease = {
      browser: launch(),
      watch: setInterval(() => void check(lease), checkIntervalMs).unref(),
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
      const lease = acquire();
      lease.jobs += 1;
      lease.running += 1;
      if (lease.jobs >= jobsPerBrowser) current = null;
      const opening = lease.browser.then((browser) => browser.newContext(contextOptions(browser)));
      try {
        // A page that opens while its context closes never settles.
        return await rejectOnAbort(opening.then(work), signal);
      } finally {
        const closing = opening.then((context) => context.close()).catch(() => undefined);
        await Promise.race([closing, delay(CLOSE_TIMEOUT_MS, undefined, { ref: false })]);
        lease.running -= 1;
        lease.idleSince = performance.now();
        if (current !== lease) await retire(lease);
        else void checkMemory(lease);
      }
    },

    async close() {
      current = null;
      await Promise.all([...leases].map(closeBrowser));
    },
  };
}
