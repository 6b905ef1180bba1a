import pidusage from 'pidusage';
import type { Browser } from 'playwright-core';

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
