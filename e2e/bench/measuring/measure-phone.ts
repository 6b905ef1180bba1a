import type { Browser, CDPSession, Page } from '@playwright/test';
import { z } from 'zod';

const marksOfPage = z.object({
  readable: z.number(),
  givable: z.number(),
  largestPaint: z.number(),
  layoutShift: z.number(),
  blocked: z.number(),
});

export interface PhoneVisit extends z.infer<typeof marksOfPage> {
  readonly requests: number;
  readonly bytes: number;
  readonly files: readonly LoadedFile[];
}

export interface LoadedFile {
  readonly path: string;
  readonly bytes: number;
  readonly start: number;
  readonly end: number;
}

export const viewport = { width: 360, height: 740 };
export const SLOWDOWN = 4;
export const line = {
  offline: false,
  latency: 150,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
};
/** The page is complete when nothing has arrived for this long. */
const QUIET_MS = 2_500;
const LOAD_TIMEOUT_MS = 60_000;

function mark(): void {
  const marks = { readable: 0, givable: 0, largestPaint: 0, layoutShift: 0, blocked: 0 };
  Object.assign(globalThis, { marks });
  const observe = (type: string, add: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(add)).observe({
      type,
      buffered: true,
    });
  const numberOf = (entry: PerformanceEntry, name: string) => Number(Reflect.get(entry, name));
  observe('largest-contentful-paint', ({ startTime }) => (marks.largestPaint = startTime));
  observe('longtask', ({ duration }) => (marks.blocked += Math.max(0, duration - 50)));
  observe('layout-shift', (entry) => {
    if (numberOf(entry, 'hadRecentInput') === 0) marks.layoutShift += numberOf(entry, 'value');
  });

  const item = () => document.querySelector('[aria-label="Registry Items"] li');
  const isGiving = (each: Element) =>
    /purchase|contribute/i.test(each.getAttribute('aria-label') ?? each.textContent ?? '');
  const timePaint = (element: Element | undefined | null, identifier: string) => {
    if (!element || element.hasAttribute('elementtiming')) return;
    for (const each of [element, ...element.querySelectorAll('*')])
      each.setAttribute('elementtiming', identifier);
  };
  new MutationObserver(() => {
    timePaint(item()?.querySelector('h2, h3, h4'), 'readable');
    timePaint(
      [...(item()?.querySelectorAll('a[href], button:enabled') ?? [])].find(isGiving),
      'givable',
    );
  }).observe(document, { childList: true, subtree: true });
  observe('element', (entry) => {
    const identifier: unknown = Reflect.get(entry, 'identifier');
    const time = numberOf(entry, 'renderTime');
    if (identifier === 'readable') marks.readable ||= time;
    if (identifier === 'givable') marks.givable ||= time;
  });
}

async function watchNetwork(devtools: CDPSession) {
  const files = new Map<string, { path: string; bytes: number; start: number; end: number }>();
  let origin = 0;
  let lastActivity = Date.now();
  devtools.on('Network.requestWillBeSent', ({ requestId, request, timestamp }) => {
    if (request.url.startsWith('data:')) return;
    origin ||= timestamp;
    lastActivity = Date.now();
    const start = (timestamp - origin) * 1000;
    files.set(requestId, { path: new URL(request.url).pathname, bytes: 0, start, end: Infinity });
  });
  devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength, timestamp }) => {
    lastActivity = Date.now();
    const file = files.get(requestId);
    if (file) Object.assign(file, { bytes: encodedDataLength, end: (timestamp - origin) * 1000 });
  });
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', line);
  return { files, quietFor: () => Date.now() - lastActivity };
}

async function untilQuiet(page: Page, quietFor: () => number): Promise<void> {
  const deadline = Date.now() + LOAD_TIMEOUT_MS;
  while (quietFor() < QUIET_MS && Date.now() < deadline) await page.waitForTimeout(100);
}

export async function visitByPhone(
  browser: Browser,
  address: string,
  rendering: 'on' | 'off',
): Promise<PhoneVisit> {
  const context = await browser.newContext({
    viewport,
    isMobile: true,
    hasTouch: true,
    extraHTTPHeaders: { 'x-server-rendering': rendering },
  });
  try {
    const page = await context.newPage();
    await page.addInitScript(mark);
    const devtools = await context.newCDPSession(page);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
    const { files, quietFor } = await watchNetwork(devtools);
    await page.goto(address, { waitUntil: 'load', timeout: LOAD_TIMEOUT_MS });
    await page.waitForFunction(() => {
      const marks: unknown = Reflect.get(globalThis, 'marks');
      return typeof marks === 'object' && marks && Number(Reflect.get(marks, 'givable')) > 0;
    });
    await untilQuiet(page, quietFor);
    const marks = marksOfPage.parse(
      await page.evaluate((): unknown => Reflect.get(globalThis, 'marks')),
    );
    // The event stream never ends.
    const loaded = [...files.values()].filter(({ path }) => path !== '/api/events');
    return {
      ...marks,
      requests: loaded.filter(({ start }) => start < marks.readable).length,
      bytes: loaded.reduce((sum, { bytes }) => sum + bytes, 0),
      files: loaded,
    };
  } finally {
    await context.close();
  }
}
