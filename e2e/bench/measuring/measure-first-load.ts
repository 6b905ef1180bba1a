import type { Locator, Page } from '@playwright/test';

export interface FirstLoad {
  readonly scripts: number;
  readonly scriptBytes: number;
  /** The longest chain of requests that ended before `drawn` was seen, each found by the one before: the document is 1. */
  readonly hops: number;
}

interface SeenRequest {
  readonly url: string;
  readonly isScript: boolean;
  readonly depth: number;
  bytes: number;
}

export async function measureFirstLoad(
  page: Page,
  address: string,
  drawn: Locator,
): Promise<FirstLoad> {
  const seen = new Map<string, SeenRequest>();
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.setCacheDisabled', { cacheDisabled: false });

  devtools.on('Network.requestWillBeSent', ({ requestId, request, initiator, type }) => {
    if (request.url.startsWith('data:')) return;
    const starter = initiator.url ?? initiator.stack?.callFrames.findLast(({ url }) => url)?.url;
    const parent = [...seen.values()].find(({ url }) => url === starter);
    seen.set(requestId, {
      url: request.url,
      isScript: type === 'Script' || /\.js$/.test(new URL(request.url).pathname),
      depth: (parent?.depth ?? (type === 'Document' ? 0 : 1)) + 1,
      bytes: 0,
    });
  });
  devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const request = seen.get(requestId);
    if (request) request.bytes = encodedDataLength;
  });

  await page.goto(address, { waitUntil: 'commit' });
  await drawn.first().waitFor();
  const ended = [...seen.values()].filter(({ bytes }) => bytes > 0);
  const hops = Math.max(...ended.map(({ depth }) => depth));
  await page.locator('#first-paint').waitFor({ state: 'detached' });
  await drawn.waitFor();
  const needed = [...seen.values()].filter(({ url }) => !url.endsWith('/api/events'));
  const scripts = needed.filter(({ isScript, bytes }) => isScript && bytes > 0);
  return {
    scripts: scripts.length,
    scriptBytes: scripts.reduce((sum, { bytes }) => sum + bytes, 0),
    hops,
  };
}
