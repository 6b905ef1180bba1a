import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { demoAdmin, demoHost, logIn } from '../system/accounts.ts';
import { expect, test } from '../system/test.ts';

const demoRegistry = '/r/demo-Asha-and-Dev-2026';
const widths = [1280, 360];
const colorSchemes = ['light', 'dark'] as const;

const publicPages = [
  '/',
  '/faq',
  '/how-it-works',
  '/contact-us',
  '/email-login',
  '/email-signup',
  demoRegistry,
  '/guest',
];
const hostPages = ['/host', '/products', '/create-registry', '/registry', '/delivery-preferences'];

test.setTimeout(300_000);

test('everybody can use the public pages', async ({ page }) => {
  for (const path of publicPages) await test.step(path, () => check(page, path));
});

test('everybody can use a host’s pages', async ({ page }) => {
  await logIn(page, demoHost);
  for (const path of hostPages) await test.step(path, () => check(page, path));
});

test('everybody can use the control center', async ({ page }) => {
  await logIn(page, demoAdmin);
  await check(page, '/admin/overview');
});

test('the keyboard reaches the content at once', async ({ page }) => {
  await page.goto('/faq');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to the main content' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});

test('the keyboard opens and closes the menu', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await page.goto('/faq');
  const howItWorks = page.getByRole('navigation', { name: 'Main' }).getByRole('link').first();
  await expect(howItWorks).toBeHidden();
  await page.getByRole('button', { name: 'Open the menu' }).focus();
  await page.keyboard.press('Enter');
  await expect(howItWorks).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(howItWorks).toBeHidden();
  await expect(page.getByRole('button', { name: 'Open the menu' })).toBeFocused();
});

async function check(page: Page, path: string): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  for (const width of widths)
    for (const colorScheme of colorSchemes) {
      await page.setViewportSize({ width, height: 800 });
      await page.emulateMedia({ colorScheme });
      expect(await violations(page), `${path} at ${width} px, ${colorScheme}`).toEqual([]);
    }
  await page.setViewportSize({ width: 320, height: 800 });
  const contentWidth = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(contentWidth, `${path} scrolls sideways at 320 px`).toBeLessThanOrEqual(320);
}

/** What axe finds, short enough to read in a terminal. */
async function violations(page: Page): Promise<string[]> {
  const found = (await new AxeBuilder({ page }).analyze()).violations;
  return found.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.html.slice(0, 160)}`));
}
