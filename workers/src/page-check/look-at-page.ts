import { setTimeout as delay } from 'node:timers/promises';
import type { BrowserContext } from 'playwright-core';
import { z } from 'zod';

export type Impression = readonly string[] | 'works' | 'unclear';

export interface LookTimeouts {
  /** Until the page is shown or fails. The shell's own limit for its start is 20 seconds. */
  readonly showTimeoutMs: number;
  readonly settleMs: number;
}

const TIMEOUTS: LookTimeouts = { showTimeoutMs: 24_000, settleMs: 2_000 };
const POLL_MS = 100;

const sentReport = z.object({
  views: z.array(
    z.object({ failures: z.array(z.object({ project: z.string(), kind: z.string() })) }),
  ),
});

/** Takes the reports of the document's script, which then reach no server, and hears when a screen is shown. */
const LISTEN = `{
  navigator.sendBeacon = (url, data) => {
    Promise.resolve(data?.text?.() ?? '').then((text) => pageCheckReport(text));
    return true;
  };
  addEventListener('gr-page', () => pageCheckShown());
}`;

function failuresIn(text: string, project: string): string[] {
  try {
    return sentReport
      .parse(JSON.parse(text))
      .views.flatMap(({ failures }) => failures)
      .flatMap((failure) => (failure.project === project ? [failure.kind] : []));
  } catch {
    return [];
  }
}

/** A page that does not open proves nothing about a release. */
export async function lookAtPage(
  context: BrowserContext,
  { url, project }: { readonly url: URL; readonly project: string },
  { showTimeoutMs, settleMs }: LookTimeouts = TIMEOUTS,
): Promise<Impression> {
  const kinds = new Set<string>();
  let isShown = false;
  // The proxy refuses other origins too; this keeps the browser from asking it.
  await context.route('**/*', (route) =>
    new URL(route.request().url()).origin === url.origin
      ? route.continue()
      : route.abort('blockedbyclient'),
  );
  await context.exposeFunction('pageCheckReport', (text: unknown) => {
    for (const kind of failuresIn(String(text), project)) kinds.add(kind);
  });
  await context.exposeFunction('pageCheckShown', () => {
    isShown = true;
  });
  await context.addInitScript(LISTEN);
  const page = await context.newPage();
  page.on('crash', () => kinds.add('crash'));
  page.on('dialog', (dialog) => void dialog.dismiss().catch(() => undefined));
  page.on('popup', (popup) => void popup.close().catch(() => undefined));

  const until = performance.now() + showTimeoutMs;
  const response = await page
    .goto(url.href, { waitUntil: 'commit', timeout: showTimeoutMs })
    .catch(() => null);
  if (!response?.ok()) return 'unclear';
  while (kinds.size === 0 && !isShown && performance.now() < until) await delay(POLL_MS);
  if (kinds.size === 0 && isShown) await delay(settleMs);
  if (kinds.size > 0) return [...kinds];
  return isShown ? 'works' : 'unclear';
}
