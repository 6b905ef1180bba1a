import { errors, type BrowserContext, type Page, type Route } from 'playwright-core';
import { ScrapeFailure } from '../scrape-failure.ts';
import type { FetchedPage } from '../fetch/fetch-page.ts';
import { MAX_BODY_BYTES } from '../fetch/read-body.ts';
import type { Guard } from '../guard/guard.ts';
import type { OptOut } from '../guard/opt-out.ts';
import type { BrowserPool } from './browser-pool.ts';

interface RenderDependencies {
  readonly pool: BrowserPool;
  readonly guard: Guard;
  readonly optOut: OptOut;
  readonly timeouts?: RenderTimeouts;
}

export interface RenderTimeouts {
  readonly loadTimeoutMs: number;
  readonly settleTimeoutMs: number;
}

const UNNEEDED = new Set([
  'image',
  'media',
  'font',
  'texttrack',
  'websocket',
  'eventsource',
  'ping',
]);
const TIMEOUTS: RenderTimeouts = { loadTimeoutMs: 10_000, settleTimeoutMs: 3_000 };

/** Drops requests that reading doesn't need; a second check besides the proxy's. */
function filter(route: Route): Promise<void> {
  const request = route.request();
  const isWeb = /^https?:/.test(request.url());
  return isWeb && !UNNEEDED.has(request.resourceType())
    ? route.continue()
    : route.abort('blockedbyclient');
}

/** Checks the size inside the browser, so that a huge page is never transferred. */
const CONTENT = `(() => {
  const html = document.documentElement?.outerHTML ?? '';
  return html.length > ${MAX_BODY_BYTES} ? null : html;
})()`;

async function contentOf(page: Page, { settleTimeoutMs }: RenderTimeouts): Promise<string> {
  // A script may navigate at this moment: wait and try once more.
  const html = await page.evaluate<string | null>(CONTENT).catch(async (error: unknown) => {
    if (page.isClosed()) throw error;
    await page.waitForLoadState('domcontentloaded', { timeout: settleTimeoutMs });
    return page.evaluate<string | null>(CONTENT);
  });
  if (html === null) throw new ScrapeFailure('too-large', 'The page is too large.');
  return html;
}

async function read(
  context: BrowserContext,
  url: URL,
  timeouts: RenderTimeouts,
): Promise<FetchedPage> {
  const { loadTimeoutMs, settleTimeoutMs } = timeouts;
  await context.route('**/*', filter);
  const page = await context.newPage();
  page.on('popup', (popup) => void popup.close().catch(() => undefined));
  page.on('dialog', (dialog) => void dialog.dismiss().catch(() => undefined));
  const response = await page.goto(url.href, {
    waitUntil: 'domcontentloaded',
    timeout: loadTimeoutMs,
  });
  // Pages with a chat widget never become idle; the time-out then decides.
  await page.waitForLoadState('networkidle', { timeout: settleTimeoutMs }).catch(() => undefined);
  const html = await contentOf(page, timeouts);
  return { url: new URL(page.url()), status: response?.status() ?? 200, html };
}

function toRenderFailure(error: unknown): unknown {
  if (error instanceof errors.TimeoutError)
    return new ScrapeFailure('timeout', 'The page took too long to open.', { cause: error });
  if (error instanceof Error && /net::ERR_|Download is starting/.test(error.message))
    return new ScrapeFailure('unreachable', 'The page did not open.', { cause: error });
  return error;
}

export async function renderPage(
  { pool, guard, optOut, timeouts = TIMEOUTS }: RenderDependencies,
  address: string,
  signal: AbortSignal,
): Promise<FetchedPage> {
  const url = guard.checkUrl(address);
  optOut.check(url);
  return pool
    .withContext((context) => read(context, url, timeouts), signal)
    .catch((error: unknown) => Promise.reject(toRenderFailure(error)));
}
