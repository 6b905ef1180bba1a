import axe from 'axe-core';
import { expect, type Page } from '@playwright/test';

const appearances = [
  { width: 1280, colorScheme: 'light' },
  { width: 360, colorScheme: 'dark' },
] as const;

export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.locator('#first-paint')).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
}

export async function expectNoViolations(page: Page): Promise<void> {
  for (const { width, colorScheme } of appearances) {
    await page.setViewportSize({ width, height: 800 });
    await page.emulateMedia({ colorScheme });
    expect(await violations(page), `at ${width} px, ${colorScheme}`).toEqual([]);
  }
}

/** Waits for colours that change gradually; in between, text has the contrast of neither appearance. */
async function transitionsEnd(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const transitions = document
      .getAnimations()
      .filter((animation) => animation instanceof CSSTransition);
    await Promise.allSettled(transitions.map(({ finished }) => finished));
  });
}

async function violations(page: Page): Promise<string[]> {
  await transitionsEnd(page);
  // Compiling axe takes as long as running it, so a document gets it once.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  return page.evaluate(async () => {
    const { violations: found } = await window.axe.run(document, { resultTypes: ['violations'] });
    return found.flatMap(({ id, nodes }) =>
      nodes.map((node) => `${id}: ${node.html.slice(0, 160)}`),
    );
  });
}

export async function expectNoViolationsAsShown(page: Page): Promise<void> {
  expect(await violations(page)).toEqual([]);
}

const overflowOf = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

export async function expectAccessibleNarrow(page: Page): Promise<void> {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.setViewportSize({ width: 320, height: 800 });
  expect(await overflowOf(page), 'at 320 px').toBeLessThanOrEqual(0);
  expect(await violations(page), 'at 320 px, dark').toEqual([]);
}

async function expectFitOfLargeText(page: Page): Promise<void> {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.setViewportSize({ width: 640, height: 800 });
  await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
  expect(await overflowOf(page), 'with text of 200 %').toBeLessThanOrEqual(0);
  expect(await violations(page), 'with text of 200 %').toEqual([]);
  await page.evaluate(() => (document.documentElement.style.fontSize = ''));
}

export async function expectAccessibleToAll(page: Page): Promise<void> {
  const size = page.viewportSize();
  await page.emulateMedia({ colorScheme: 'light' });
  await page.setViewportSize({ width: 1280, height: 800 });
  expect(await violations(page), 'at 1280 px, light').toEqual([]);
  await expectAccessibleNarrow(page);
  await expectFitOfLargeText(page);
  if (size) await page.setViewportSize(size);
}

export async function expectAccessible(page: Page): Promise<void> {
  const size = page.viewportSize();
  await expectNoViolations(page);
  await page.setViewportSize({ width: 320, height: 800 });
  const contentWidth = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(contentWidth, 'the page scrolls sideways').toBeLessThanOrEqual(320);
  if (size) await page.setViewportSize(size);
}

declare global {
  interface Window {
    axe: typeof axe;
  }
}
