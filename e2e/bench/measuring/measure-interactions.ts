import type { Browser, Locator, Page } from '@playwright/test';
import { z } from 'zod';
import { SLOWDOWN, viewport } from './measure-phone.ts';

const durations = z.array(z.number());

/** The longest of them is what a person waits for: a press has a pointer event, a click and others. */
function watchInteractions(): void {
  const interactions: number[] = [];
  Object.assign(globalThis, { interactions });
  const options: PerformanceObserverInit & { readonly durationThreshold: number } = {
    type: 'event',
    durationThreshold: 16,
    buffered: true,
  };
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      if (Number(Reflect.get(entry, 'interactionId')) > 0) interactions.push(entry.duration);
  }).observe(options);
}

/** Longer than any movement. */
const SETTLED_MS = 800;
/** The page has no work left of its own by then. */
const IDLE_MS = 4_000;

/** Looks where the target is beforehand: scripts of Playwright's own `tap` would be measured. */
async function aim(target: Locator): Promise<() => Promise<void>> {
  await target.scrollIntoViewIfNeeded();
  const box = await target.boundingBox();
  if (!box) throw new Error('The target of the press is not shown.');
  const page = target.page();
  await page.waitForTimeout(SETTLED_MS);
  return () => page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
}

async function longest(page: Page, interact: () => Promise<unknown>): Promise<number> {
  await page.evaluate(() => {
    const interactions: unknown = Reflect.get(globalThis, 'interactions');
    if (Array.isArray(interactions)) interactions.length = 0;
  });
  await interact();
  await page.waitForTimeout(SETTLED_MS);
  const seen = await page.evaluate((): unknown => Reflect.get(globalThis, 'interactions'));
  return Math.max(0, ...durations.parse(seen));
}

const emptyPage = `<!doctype html><meta name="viewport" content="width=device-width"><button
  style="block-size: 44px" onclick="this.textContent = 'Pressed'">Press</button>`;

/** Milliseconds that the browser alone takes on this machine: a press on a page without scripts of ours. */
export async function pressEmptyPage(browser: Browser): Promise<number> {
  const context = await browser.newContext({ viewport, isMobile: true, hasTouch: true });
  try {
    const page = await context.newPage();
    await page.addInitScript(watchInteractions);
    await page.goto(`data:text/html,${encodeURIComponent(emptyPage)}`);
    const devtools = await context.newCDPSession(page);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
    return await longest(page, await aim(page.getByRole('button')));
  } finally {
    await context.close();
  }
}

export interface Interactions {
  readonly open: number;
  readonly buy: number;
  readonly filter: number;
  readonly sort: number;
}

/** Milliseconds from each press to the next picture on a phone. */
export async function interactByPhone(browser: Browser, address: string): Promise<Interactions> {
  const context = await browser.newContext({ viewport, isMobile: true, hasTouch: true });
  try {
    const page = await context.newPage();
    await page.addInitScript(watchInteractions);
    await page.goto(address, { waitUntil: 'load' });
    await page.waitForTimeout(IDLE_MS);
    const devtools = await context.newCDPSession(page);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
    const gift = page.getByRole('list', { name: 'Registry Items' }).getByRole('listitem').first();
    const dialog = page.getByRole('dialog');

    const open = await longest(page, await aim(gift.getByRole('heading').getByRole('link')));
    await dialog.getByRole('button', { name: 'Close' }).tap();
    await dialog.waitFor({ state: 'detached' });
    const buy = await longest(page, await aim(gift.getByRole('button', { name: /^Purchase/ })));
    await dialog.getByRole('button', { name: 'Close' }).tap();
    await dialog.waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Filters' }).tap();
    await page.waitForTimeout(SETTLED_MS);
    const filter = await longest(
      page,
      await aim(page.getByRole('checkbox', { name: 'Purchased' })),
    );
    await page.getByRole('combobox', { name: /Sort/ }).focus();
    const sort = await longest(page, () => page.keyboard.press('ArrowDown'));
    return { open, buy, filter, sort };
  } finally {
    await context.close();
  }
}
