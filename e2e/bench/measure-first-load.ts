import type { Locator, Page } from '@playwright/test';

export interface FirstLoad {
  readonly scripts: number;
  /** As sent over the network, compressed. */
  readonly scriptBytes: number;
  /** The longest chain of requests that each waited for the one before: the document alone is 1. */
  readonly hops: number;
}

interface SeenRequest {
  readonly url: string;
  readonly isScript: boolean;
  readonly depth: number;
  bytes: number;
}

/** Opens the address in an empty browser and watches the network until the app has drawn `drawn`. */
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

  await page.goto(address);
  // The rendered document shows it before any script.
  await page.locator('#first-paint').waitFor({ state: 'detached' });
  await drawn.waitFor();
  const needed = [...seen.values()].filter(({ url }) => !url.endsWith('/api/events'));
  const scripts = needed.filter(({ isScript, bytes }) => isScript && bytes > 0);
  return {
    scripts: scripts.length,
    scriptBytes: scripts.reduce((sum, { bytes }) => sum + bytes, 0),
    hops: Math.max(...needed.map(({ depth }) => depth)),
  };
}
