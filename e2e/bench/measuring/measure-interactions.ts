import type { Browser, Page } from '@playwright/test';
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

interface Point {
  readonly x: number;
  readonly y: number;
}

const point = z.object({ x: z.number(), y: z.number() });

/**
 * The middle of the first element of a selector that holds the text, on the screen. Locators would be measured: their script listens to each
 * press, and makes the browser wait for it.
 */
async function find(page: Page, selector: string, text: string): Promise<Point> {
  const found = await page.evaluate(
    (wanted): unknown => {
      const element = [...document.querySelectorAll(wanted.selector)].find((each) =>
        each.textContent.includes(wanted.text),
      );
      element?.scrollIntoView({ block: 'center', behavior: 'instant' });
      const box = element?.getBoundingClientRect();
      return box && { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    },
    { selector, text },
  );
  await page.waitForTimeout(SETTLED_MS);
  return point.parse(found);
}

const tap = (page: Page, { x, y }: Point) => page.touchscreen.tap(x, y);

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
    const button = await find(page, 'button', '');
    return await longest(page, () => tap(page, button));
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
    const press = async (selector: string, text = '') => {
      const target = await find(page, selector, text);
      return longest(page, () => tap(page, target));
    };
    const gift = '[aria-label="Registry Items"] > li';
    const close = '[role="dialog"] button[aria-label="Close"]';

    const open = await press(`${gift} :is(h2, h3, h4) a`);
    await press(close);
    const buy = await press(`${gift} button[aria-label^="Purchase"]`);
    await press(close);
    await press('button', 'Filters');
    const filter = await press('label', 'Purchased');
    await page.evaluate(() => document.querySelector<HTMLElement>('select')?.focus());
    const sort = await longest(page, () => page.keyboard.press('ArrowDown'));
    return { open, buy, filter, sort };
  } finally {
    await context.close();
  }
}
