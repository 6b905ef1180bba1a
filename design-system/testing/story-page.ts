import { expect, test as base, type CDPSession, type Page } from '@playwright/test';
import { join } from 'node:path';
import { axeViolations } from './axe-violations.ts';
import { recordFocusStops, type FocusStop } from './focus-stops.ts';
import { smallTargets } from './small-targets.ts';
import { serveFolder } from './static-server.ts';
import { WIDE } from './story-index.ts';
import { observeStories } from './story-outcome.ts';
import { findUnmirroredBoxes } from './unmirrored-boxes.ts';

export const STORYBOOK = join(import.meta.dirname, '..', 'storybook-static');

/** Patterns repeat their components, so the first stops cover them. */
const MAX_TAB_PRESSES = 25;

/** Storybook's own, on a busy machine: it serializes a message before its index has arrived. */
const OF_STORYBOOK = /^(?:\w+: )?SB_PREVIEW_API_0011\b/;

const TAB = { key: 'Tab', code: 'Tab', windowsVirtualKeyCode: 9 };

export class StoryPage {
  readonly page: Page;
  readonly #origin: string;
  readonly #session: CDPSession;
  #showsStorybook = false;
  #errors: string[] = [];

  constructor(page: Page, session: CDPSession, origin: string) {
    this.page = page;
    this.#session = session;
    this.#origin = origin;
    page.on('pageerror', (error) => this.#addError(error.message));
    page.on('console', (message) => {
      if (message.type() === 'error') this.#addError(message.text());
    });
  }

  #addError(text: string): void {
    if (!OF_STORYBOOK.test(text)) this.#errors.push(text);
  }

  async reset(viewport = WIDE): Promise<void> {
    this.#errors = [];
    await this.#emulateTouch(false);
    await this.page.setViewportSize(viewport);
    await this.useTheme('light');
  }

  async setContent(html: string): Promise<void> {
    this.#showsStorybook = false;
    await this.page.goto('about:blank');
    await this.page.setContent(html);
  }

  async open(id: string): Promise<void> {
    await this.#select(id, 'story');
  }

  async openDocs(id: string): Promise<void> {
    await this.#select(id, 'docs');
    // By element: an open dialog among the stories hides the heading from screen readers.
    await expect(this.page.locator('#storybook-docs h1').first()).toBeVisible();
    await expect(this.page.locator('body')).not.toHaveClass(/sb-show-errordisplay/);
  }

  /** A frame loads its parts when it comes into sight. */
  async expectWholeAnatomy(): Promise<void> {
    for (const frame of await this.page.locator('[class*=anatomy] iframe').all())
      await frame.scrollIntoViewIfNeeded();
    await expect(this.page.locator('[data-incomplete]'), 'parts that are not found').toHaveCount(0);
  }

  async #select(id: string, viewMode: 'story' | 'docs'): Promise<void> {
    if (this.#showsStorybook) {
      await this.page.evaluate(([story, mode]) => window.selectStory(story, mode), [
        id,
        viewMode,
      ] as const);
    } else {
      this.#showsStorybook = true;
      const globals = 'theme:light;a11y.manual:!true';
      await this.page.goto(
        `${this.#origin}/iframe.html?id=${id}&viewMode=${viewMode}&globals=${globals}`,
        { waitUntil: 'commit' },
      );
    }
    // Unlike an evaluation, waiting survives the reload by which Storybook may end the story before.
    await this.page.waitForFunction(() => window.storyErrors !== undefined);
    const errors = await this.page.evaluate(() => window.storyErrors);
    expect(errors, 'the story renders and plays').toEqual([]);
  }

  async useTheme(theme: 'light' | 'dark'): Promise<void> {
    await this.page.evaluate(async (name) => {
      document.documentElement.dataset['theme'] = name;
      for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
    }, theme);
  }

  async useTouch(): Promise<void> {
    await this.#emulateTouch(true);
    const coarse = await this.page.evaluate(() => matchMedia('(pointer: coarse)').matches);
    expect(coarse, 'the pointer is coarse').toBe(true);
  }

  async expectAccessible(): Promise<void> {
    expect(await axeViolations(this.page), 'violations of axe rules').toEqual([]);
  }

  async expectNoSidewaysScroll(width: number): Promise<void> {
    await this.page.setViewportSize({ width, height: WIDE.height });
    const content = await this.page.evaluate(() => document.documentElement.scrollWidth);
    expect(content, 'the content fits the screen').toBeLessThanOrEqual(width);
  }

  async expectMirrored(): Promise<void> {
    const found = await this.page.evaluate(findUnmirroredBoxes);
    expect(found, 'boxes that are not mirrored').toEqual([]);
  }

  async expectLargeTargets(): Promise<void> {
    expect(await this.page.evaluate(smallTargets), 'targets below 44px').toEqual([]);
  }

  /**
   * Walks through the page with the Tab key and expects an outline at each stop. The key presses are sent at once, and
   * the page records each stop, because waiting for each press takes most of the time of a test.
   */
  async expectVisibleFocus(): Promise<void> {
    const candidates = await this.page.evaluate(recordFocusStops);
    const presses = Math.min(candidates + 1, MAX_TAB_PRESSES);
    const events = Array.from({ length: presses }, () => [
      this.#session.send('Input.dispatchKeyEvent', { type: 'rawKeyDown', ...TAB }),
      this.#session.send('Input.dispatchKeyEvent', { type: 'keyUp', ...TAB }),
    ]);
    await Promise.all(events.flat());
    const stops: FocusStop[] = await this.page.evaluate(() => window.focusStops());
    const hidden = stops.filter(({ outlined }) => !outlined).map(({ html }) => html);
    expect(hidden, 'focus without an outline').toEqual([]);
  }

  expectNoErrors(): void {
    expect(this.#errors, 'errors in the console').toEqual([]);
  }

  async #emulateTouch(enabled: boolean): Promise<void> {
    await this.#session.send('Emulation.setTouchEmulationEnabled', { enabled });
  }
}

type WorkerFixtures = { sharedPage: StoryPage };

export const test = base.extend<{ story: StoryPage }, WorkerFixtures>({
  sharedPage: [
    async ({ browser }, provide) => {
      const { origin, server } = await serveFolder(STORYBOOK);
      const context = await browser.newContext({ viewport: WIDE, reducedMotion: 'reduce' });
      const page = await context.newPage();
      await page.addInitScript(observeStories);
      const session = await context.newCDPSession(page);
      await provide(new StoryPage(page, session, origin));
      await context.close();
      server.close();
    },
    { scope: 'worker' },
  ],
  story: async ({ sharedPage }, provide) => {
    await sharedPage.reset();
    await provide(sharedPage);
  },
});
