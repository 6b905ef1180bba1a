import { readFileSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import type axe from 'axe-core';
import PQueue from 'p-queue';
import { chromium, type Browser, type BrowserContext, type Page } from 'playwright-core';
import { z } from 'zod';

declare global {
  interface Window {
    axe: typeof axe;
  }
}

export interface PageVisit {
  /** As the release names it, such as `/r/:shareCode`. */
  readonly page: string;
  readonly access: 'public' | 'signed-in' | 'host' | 'admin';
  /** Such as `/r/CODE`. */
  readonly address: string;
}

export interface VisitFailure {
  readonly page: string;
  readonly message: string;
}

export interface VisitOptions {
  readonly executablePath: string;
  readonly origin: string;
  readonly visits: readonly PageVisit[];
  /** The query that shows the new build. Without it a page shows what is live. */
  readonly query: string;
  /** Signs a context in as somebody who may see the page. */
  readonly signIn: (context: BrowserContext, access: PageVisit['access']) => Promise<void>;
}

const SHOW_TIMEOUT_MS = 15_000;
const SETTLE_TIMEOUT_MS = 6_000;
const POLL_MS = 50;
const TABS = 2;
const BUTTONS = 6;
const AFTER_PRESS_MS = 60;

/** The shell tells when a page is shown and when it fails. */
const LISTEN = `{
  navigator.sendBeacon = () => true;
  addEventListener('gr-page', () => visitShown());
  addEventListener('gr-failure', ({ detail: { kind, error } }) => visitFailed(kind + ': ' + String(error)));
}`;

// `source` of the package is not minified, and each page parses it.
const axeSource = readFileSync(new URL(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

async function violationsOf(page: Page): Promise<string[]> {
  await page.evaluate(axeSource);
  return page.evaluate(async () => {
    const { violations } = await window.axe.run(document, {
      resultTypes: ['violations'],
      runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'],
    });
    return violations.flatMap(({ id, help, nodes }) =>
      nodes.map(({ html }) => `Accessibility, ${id}: ${help}. ${html.slice(0, 160)}`),
    );
  });
}

async function pressButtons(page: Page): Promise<void> {
  const address = page.url();
  for (let index = 0; index < BUTTONS; index += 1) {
    const isPressed = await page.evaluate((number) => {
      const all = document.querySelectorAll<HTMLButtonElement>('main button:not([disabled])');
      const buttons = [...all].filter(({ type, form }) => type !== 'submit' || form === null);
      buttons[number]?.click();
      return number < buttons.length;
    }, index);
    if (!isPressed) return;
    await delay(AFTER_PRESS_MS);
    if (page.url() !== address) return;
  }
}

async function settle(page: Page): Promise<void> {
  const until = performance.now() + SETTLE_TIMEOUT_MS;
  const isBusy = () =>
    page.evaluate(() => document.querySelector('#first-paint, [aria-busy="true"]') !== null);
  do await delay(POLL_MS);
  while ((await isBusy()) && performance.now() < until);
}

async function look(page: Page, url: URL, isOver: () => boolean): Promise<string | undefined> {
  const until = performance.now() + SHOW_TIMEOUT_MS;
  const response = await page.goto(url.href, { waitUntil: 'commit', timeout: SHOW_TIMEOUT_MS });
  if (!response || response.status() >= 500)
    return `The server answered ${response?.status() ?? 'nothing'}.`;
  while (!isOver() && performance.now() < until) await delay(POLL_MS);
  if (!isOver()) return `The page was not shown within ${SHOW_TIMEOUT_MS / 1000} seconds.`;
  await settle(page);
  return undefined;
}

async function visitPage(context: BrowserContext, url: URL): Promise<readonly string[]> {
  const found = new Set<string>();
  const failed = (message: string) => found.add(message.slice(0, 500));
  let isShown = false;
  const page = await context.newPage();
  await page.exposeFunction('visitShown', () => (isShown = true));
  await page.exposeFunction('visitFailed', (message: unknown) => failed(z.string().parse(message)));
  page.on('pageerror', ({ name, message }) => failed(`${name}: ${message}`));
  page.on('crash', () => failed('The page ended, probably for want of memory.'));
  page.on('dialog', (dialog) => void dialog.dismiss().catch(() => undefined));
  page.on('popup', (popup) => void popup.close().catch(() => undefined));
  const work = async () => {
    const problem = await look(page, url, () => isShown || found.size > 0);
    if (problem !== undefined) return void failed(problem);
    if (found.size > 0) return;
    for (const violation of await violationsOf(page)) failed(violation);
    await pressButtons(page);
  };
  const late = delay(SHOW_TIMEOUT_MS + 2 * SETTLE_TIMEOUT_MS, undefined, { ref: false }).then(() =>
    failed('The page did not answer any more.'),
  );
  await Promise.race([work().catch((error: unknown) => failed(String(error))), late]);
  // A page in an endless loop never closes; its browser does.
  await Promise.race([page.close().catch(() => undefined), delay(500, undefined, { ref: false })]);
  return [...found];
}

type Found = ReadonlyMap<PageVisit, readonly string[]>;

const failingIn = (found: Found): PageVisit[] =>
  [...found].flatMap(([visit, messages]) => (messages.length > 0 ? [visit] : []));

/** Visits pages until one fails, which is confirmed before others are visited: each may take its whole timeout. */
async function visitSome(
  browser: Browser,
  { origin, signIn }: VisitOptions,
  visits: readonly PageVisit[],
  query: string,
): Promise<Found> {
  const found = new Map<PageVisit, readonly string[]>();
  for (const [access, ofReader] of Map.groupBy(visits, (visit) => visit.access)) {
    // The server does not count programs as visitors of a registry.
    const userAgent = `Mozilla/5.0 Chrome/${browser.version()} (page-visit bot)`;
    const context = await browser.newContext({ userAgent, serviceWorkers: 'block' });
    await signIn(context, access);
    // A press changes nothing on the server.
    await context.route('**/api/**', (route) =>
      ['GET', 'HEAD'].includes(route.request().method()) ? route.continue() : route.abort(),
    );
    await context.addInitScript(LISTEN);
    const tabs = new PQueue({ concurrency: TABS });
    await tabs.addAll(
      ofReader.map((visit) => async () => {
        if (failingIn(found).length === 0)
          found.set(visit, await visitPage(context, new URL(visit.address + query, origin)));
      }),
    );
    void context.close().catch(() => undefined);
  }
  return found;
}

/** The failures that a second visit shows again, and that the live version does not have. */
async function confirmed(
  browser: Browser,
  options: VisitOptions,
  failing: readonly PageVisit[],
): Promise<VisitFailure[]> {
  const known = await visitSome(browser, options, failing, '');
  const again = await visitSome(browser, options, failing, options.query);
  return failing.flatMap((visit) =>
    (again.get(visit) ?? [])
      .filter((message) => !known.get(visit)?.includes(message))
      .map((message) => ({ page: visit.page, message })),
  );
}

/** Opens each page in a browser of this machine. Returns the first failure that is new with this build. */
export async function visit(options: VisitOptions): Promise<VisitFailure | undefined> {
  const browser = await chromium.launch({
    executablePath: options.executablePath,
    chromiumSandbox: process.getuid?.() !== 0,
    args: ['--disable-background-networking', '--disable-dev-shm-usage'],
  });
  try {
    let left = options.visits;
    while (left.length > 0) {
      const found = await visitSome(browser, options, left, options.query);
      const [failure] = await confirmed(browser, options, failingIn(found));
      if (failure) return failure;
      left = left.filter((each) => !found.has(each));
    }
    return undefined;
  } finally {
    await browser.close();
  }
}
