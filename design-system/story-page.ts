import { AxeBuilder } from '@axe-core/playwright';
import { test as base, expect, type Page } from '@playwright/test';
import { join } from 'node:path';
import { serveFolder } from './static-server.ts';

export const STORYBOOK = join(import.meta.dirname, 'storybook-static');

/** Enough for every part of a component; a screen repeats its parts. */
const MOST_FOCUS_STEPS = 25;

/** What a story reports when it has rendered and played. */
type StoryOutcome = { finished: boolean; errors: string[] };

declare global {
  interface Window {
    storyOutcome: StoryOutcome;
    __STORYBOOK_ADDONS_CHANNEL__: {
      on(event: string, listener: (payload: unknown) => void): void;
    };
  }
}

/** Opens one story and waits until its play function is done; anything the browser complains about fails the test. */
export class StoryPage {
  readonly page: Page;
  readonly #origin: string;
  readonly #complaints: string[] = [];

  constructor(page: Page, origin: string) {
    this.page = page;
    this.#origin = origin;
    page.on('pageerror', (error) => this.#complaints.push(error.message));
    page.on('console', (message) => {
      if (message.type() === 'error') this.#complaints.push(message.text());
    });
  }

  async open(id: string): Promise<void> {
    await this.page.addInitScript(listenToStory);
    await this.page.goto(
      `${this.#origin}/iframe.html?id=${id}&viewMode=story&globals=theme:light;a11y.manual:!true`,
    );
    await this.page.waitForFunction(() => window.storyOutcome?.finished === true);
    const { errors } = await this.page.evaluate(() => window.storyOutcome);
    expect(errors, 'the story renders and plays').toEqual([]);
  }

  /** Opens a page of words, or the page of a component with all its stories. */
  async openPage(id: string): Promise<void> {
    await this.page.goto(`${this.#origin}/iframe.html?id=${id}&viewMode=docs`);
    await expect(this.page.getByRole('heading', { level: 1 }).first()).toBeVisible();
    await expect(this.page.locator('body')).not.toHaveClass(/sb-show-errordisplay/);
  }

  async useTheme(theme: 'light' | 'dark'): Promise<void> {
    await this.page.evaluate(async (name) => {
      document.documentElement.dataset['theme'] = name;
      // Two frames: one computes the new colours, the other has painted them.
      for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
    }, theme);
  }

  async expectAccessible(): Promise<void> {
    const { violations } = await new AxeBuilder({ page: this.page })
      // Stories show parts of pages, which have no landmarks or first heading of their own.
      .disableRules(['region', 'page-has-heading-one', 'landmark-one-main'])
      .analyze();
    const findings = violations.flatMap(({ id, nodes }) =>
      nodes.map((node) => `${id}: ${node.html} ${node.failureSummary ?? ''}`),
    );
    expect(findings).toEqual([]);
  }

  async expectFits(width: number): Promise<void> {
    await this.page.setViewportSize({ width, height: 800 });
    const content = await this.page.evaluate(() => document.documentElement.scrollWidth);
    expect(content, 'nothing is wider than the screen').toBeLessThanOrEqual(width);
  }

  /** From here on the main pointer is a finger. */
  async useTouch(): Promise<void> {
    const session = await this.page.context().newCDPSession(this.page);
    await session.send('Emulation.setTouchEmulationEnabled', { enabled: true });
    const coarse = await this.page.evaluate(() => matchMedia('(pointer: coarse)').matches);
    expect(coarse, 'the pointer is coarse').toBe(true);
  }

  async expectTargets(): Promise<void> {
    expect(await this.page.evaluate(smallTargets), 'targets below 44px').toEqual([]);
  }

  /** Walks with the Tab key: something must show each place that the focus reaches. */
  async expectVisibleFocus(): Promise<void> {
    await this.page.evaluate(() => {
      if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    });
    for (let step = 0; step < MOST_FOCUS_STEPS; step += 1) {
      await this.page.keyboard.press('Tab');
      const place = await this.page.evaluate(focusedPlace);
      if (place === undefined) return;
      expect(place.outlined, `something shows the focus on ${place.html}`).toBe(true);
    }
  }

  expectQuiet(): void {
    expect(this.#complaints, 'errors in the console').toEqual([]);
  }
}

/** What a finger is asked to hit, but might not: anything pressable below 44px, links within text aside. */
function smallTargets(): string[] {
  const LEAST = 43.5;
  const pressable = document.querySelectorAll<HTMLElement>(
    'a[href], button, summary, select, textarea, input:not([type="hidden"])',
  );
  return [...pressable].filter(isHit).filter(isSmall).map(describe);

  function isHit(element: HTMLElement): boolean {
    if (element.matches('p a, li p a, label a, :disabled')) return false;
    if (!element.checkVisibility({ visibilityProperty: true })) return false;
    const { width, height } = element.getBoundingClientRect();
    return width > 1 && height > 1;
  }

  function isSmall(element: HTMLElement): boolean {
    const areas = areasOf(element);
    return !areas.some(({ width, height }) => width >= LEAST && height >= LEAST);
  }

  /** What stands for an element when it is pressed: its label, or an `::after` that reaches beyond it or its thumb. */
  function areasOf(element: HTMLElement): Array<{ width: number; height: number }> {
    const label = element.closest('label') ?? element;
    const reaches = [element, element.parentElement ?? element]
      .map((owner) => getComputedStyle(owner, '::after'))
      .filter(({ position }) => position === 'absolute')
      .map(({ width, height }) => ({ width: parseFloat(width), height: parseFloat(height) }));
    return [element.getBoundingClientRect(), label.getBoundingClientRect(), ...reaches];
  }

  function describe(element: HTMLElement): string {
    const { width, height } = element.getBoundingClientRect();
    return `${Math.round(width)}x${Math.round(height)} ${element.outerHTML.slice(0, 120)}`;
  }
}

/** Where the focus is, and whether an outline shows it there or, for a field behind its drawing, beside it. */
function focusedPlace(): { html: string; outlined: boolean } | undefined {
  const focused = document.activeElement;
  if (!(focused instanceof HTMLElement) || focused === document.body) return undefined;
  // The guards at the ends of a modal window pass the focus on.
  if (focused.matches('[data-base-ui-focus-guard]')) return { html: '', outlined: true };
  const hasOutline = (element: Element | null) => {
    if (!element) return false;
    const { outlineStyle, outlineWidth } = getComputedStyle(element);
    return outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2;
  };
  const around = [focused, focused.parentElement, focused.closest('label, article')];
  const beside = [...(focused.parentElement?.querySelectorAll('[data-current]') ?? [])];
  return {
    html: focused.outerHTML.slice(0, 120),
    outlined: [...around, ...beside].some(hasOutline),
  };
}

function listenToStory(): void {
  window.storyOutcome = { finished: false, errors: [] };
  let channel: Window['__STORYBOOK_ADDONS_CHANNEL__'];
  Object.defineProperty(window, '__STORYBOOK_ADDONS_CHANNEL__', {
    get: () => channel,
    set: (created: typeof channel) => {
      channel = created;
      const fail = (payload: unknown) => {
        // The message of a failed query goes on with the whole document.
        window.storyOutcome.errors.push(JSON.stringify(payload).slice(0, 600));
        window.storyOutcome.finished = true;
      };
      channel.on('storyErrored', fail);
      channel.on('storyThrewException', fail);
      channel.on('storyMissing', fail);
      channel.on('playFunctionThrewException', fail);
      channel.on('storyFinished', () => {
        window.storyOutcome.finished = true;
      });
    },
  });
}

export const test = base.extend<{ story: StoryPage }, { origin: string }>({
  origin: [
    // The pattern tells Playwright which fixtures this one needs.
    async ({}, provide) => {
      const { origin, server } = await serveFolder(STORYBOOK);
      await provide(origin);
      server.close();
    },
    { scope: 'worker' },
  ],
  story: async ({ page, origin }, provide) => provide(new StoryPage(page, origin)),
});
