import { expect, type Page } from '@playwright/test';

/** Opens a page and waits until the app has taken it over from the rendered document, in its own letters. */
export async function openApp(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.locator('#first-paint')).toHaveCount(0);
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
}
