import { setTimeout as delay } from 'node:timers/promises';
import type { BrowserContext, Page } from 'playwright-core';
import type {
  PageVisit,
  PageVisitsJob,
  SampleReply,
  VisitFailure,
} from '@gift-registry/workers-contract';
import { z } from 'zod';
import { pressButtons } from './press-buttons.ts';
import { violationsOf } from './violations.ts';

export interface VisitTimeouts {
  readonly showTimeoutMs: number;
  readonly settleTimeoutMs: number;
}

export const VISIT_TIMEOUTS: VisitTimeouts = { showTimeoutMs: 15_000, settleTimeoutMs: 6_000 };
const POLL_MS = 50;
const FRAMES = 8;

export type Failures = readonly VisitFailure[];

const toldFailure = z.object({ message: z.string(), stack: z.string() });

/** Answers the API in the page itself: no request of a visit reaches the data of the server. */
const LISTEN = `{
  const send = fetch;
  globalThis.fetch = async (input, init) => {
    const request = new Request(input, init);
    const { pathname, origin } = new URL(request.url);
    if (origin !== location.origin || !pathname.startsWith('/api/')) return send(request);
    const reply = await visitReply(request.method, pathname);
    if (!reply) return new Response('{}', { status: 404 });
    const body = reply.status === 204 ? null : reply.json;
    return new Response(body, {
      status: reply.status, headers: { 'content-type': 'application/json' } });
  };
  globalThis.EventSource = class extends EventTarget {
    readyState = 0;
    close() { this.readyState = 2; }
  };
  navigator.sendBeacon = () => true;
  addEventListener('gr-page', () => visitShown());
  addEventListener('gr-failure', ({ detail: { kind, error } }) => visitFailed(
    { message: kind + ': ' + String(error), stack: String(error?.stack ?? '') }));
}`;

const framesOf = (stack: string): string =>
  stack
    .split('\n')
    .flatMap((line) => {
      const place = /\/_mf\/[\w@~./-]+:\d+:\d+(?=\)?$)/.exec(line)?.[0];
      const name = /^\s*at (?:async |new )?([\w$.]*)(?= \()/.exec(line)?.[1] ?? '';
      return place ? [`${name}@${place}`] : [];
    })
    .slice(0, FRAMES)
    .join('\n')
    .slice(0, 2_000);

async function settle(page: Page, timeoutMs: number): Promise<void> {
  const until = performance.now() + timeoutMs;
  const isBusy = () =>
    page.evaluate(() => document.querySelector('#first-paint, [aria-busy="true"]') !== null);
  do await delay(POLL_MS);
  while ((await isBusy()) && performance.now() < until);
}

interface Listener {
  readonly failed: (message: string, stack: string) => void;
  readonly shown: () => void;
}

export interface VisitContext {
  readonly context: BrowserContext;
  readonly visits: Map<Page, Listener>;
}

type Answers = Pick<PageVisitsJob, 'replies' | 'sessions'>;

const isAt = ({ method, path }: SampleReply, asked: string, pathname: string): boolean =>
  method === asked && new RegExp(`^${path.replaceAll(/:[A-Za-z]+/g, '[^/]+')}$`).test(pathname);

/** Pages of one context share files that they loaded, and the account that they see. */
export async function prepareContext(
  context: BrowserContext,
  { replies, sessions }: Answers,
  access: PageVisit['access'],
): Promise<VisitContext> {
  const visits: VisitContext['visits'] = new Map();
  const known = [sessions[access], ...replies];
  await context.exposeBinding('visitReply', (_, method: unknown, pathname: unknown) =>
    known.find((reply) => isAt(reply, String(method), String(pathname))),
  );
  await context.exposeBinding('visitShown', ({ page }) => visits.get(page)?.shown());
  await context.exposeBinding('visitFailed', ({ page }, told: unknown) => {
    const { message, stack } = toldFailure.parse(told);
    visits.get(page)?.failed(message, stack);
  });
  await context.addInitScript(LISTEN);
  return { context, visits };
}

async function look(
  page: Page,
  url: URL,
  isOver: () => boolean,
  timeouts: VisitTimeouts,
): Promise<string | undefined> {
  const { showTimeoutMs, settleTimeoutMs } = timeouts;
  const until = performance.now() + showTimeoutMs;
  const response = await page.goto(url.href, { waitUntil: 'commit', timeout: showTimeoutMs });
  if (!response?.ok()) return `The server answered ${response?.status() ?? 'nothing'}.`;
  while (!isOver() && performance.now() < until) await delay(POLL_MS);
  if (!isOver()) return `The page was not shown within ${showTimeoutMs / 1000} seconds.`;
  await settle(page, settleTimeoutMs);
  return undefined;
}

export async function visitPage(
  { context, visits }: VisitContext,
  visited: string,
  url: URL,
  timeouts: VisitTimeouts = VISIT_TIMEOUTS,
): Promise<Failures> {
  const found = new Map<string, VisitFailure>();
  const failed = (message: string, stack = '') => {
    const failure = { page: visited, message: message.slice(0, 500), stack: framesOf(stack) };
    if (!found.has(failure.message)) found.set(failure.message, failure);
  };
  let isShown = false;
  const page = await context.newPage();
  visits.set(page, { failed, shown: () => (isShown = true) });
  page.on('pageerror', ({ name, message, stack }) => failed(`${name}: ${message}`, stack));
  page.on('crash', () => failed('The page ended, probably for want of memory.'));
  page.on('dialog', (dialog) => void dialog.dismiss().catch(() => undefined));
  page.on('popup', (popup) => void popup.close().catch(() => undefined));
  const work = async () => {
    const problem = await look(page, url, () => isShown || found.size > 0, timeouts);
    if (problem !== undefined) return failed(problem);
    if (found.size > 0) return;
    for (const violation of await violationsOf(page)) failed(violation);
    await pressButtons(page);
  };
  const visitTimeoutMs = timeouts.showTimeoutMs + 2 * timeouts.settleTimeoutMs;
  const late = delay(visitTimeoutMs, undefined, { ref: false }).then(() =>
    failed('The page did not answer any more.'),
  );
  try {
    await Promise.race([work().catch((error: unknown) => failed(String(error))), late]);
    return [...found.values()];
  } finally {
    visits.delete(page);
    // A page in an endless loop never closes; its browser does.
    await Promise.race([
      page.close().catch(() => undefined),
      delay(500, undefined, { ref: false }),
    ]);
  }
}
