import { expect, type Page } from '@playwright/test';

export async function openApp(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.locator('#first-paint')).toHaveCount(0);
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
}
