import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { demoAdmin, demoHost, logIn } from '../system/accounts.ts';
import { expect, test } from '../system/test.ts';

const demoRegistry = '/r/demo-Asha-and-Dev-2026';
const widths = [1280, 360];
const colorSchemes = ['light', 'dark'] as const;

const publicPages = [
  '/',
  '/how-it-works',
  '/our-services',
  '/about-us',
  '/contact-us',
  '/faq',
  '/partner-with-us',
  '/blogs',
  '/blogs/giving-together',
  '/shipping',
  '/returns',
  '/payment-options',
  '/privacy-policy',
  '/terms',
  '/no/such/page',
  '/email-login',
  '/email-signup',
  '/verify-email',
  '/reset-password',
  '/email-confirmation',
  '/alternative-auth',
  demoRegistry,
  '/guest',
];
const hostPages = [
  '/host',
  '/products',
  '/create-registry',
  '/registry',
  '/delivery-preferences',
  '/devices',
];

test.setTimeout(300_000);

for (const path of publicPages)
  test(`everybody can use ${path}`, async ({ page }) => {
    await check(page, path);
  });

test('everybody can use an open question and the query form', async ({ page }) => {
  await open(page, '/faq');
  await page.locator('summary').first().click();
  await checkLooks(page, 'open question');
  await open(page, '/contact-us');
  await page.getByRole('main').getByRole('button', { name: 'Post a Query' }).click();
  const dialog = page.getByRole('dialog', { name: 'Post a Query' });
  await dialog.getByRole('button', { name: 'Submit' }).click();
  await expect(dialog.getByText('Name is required')).toBeVisible();
  await checkLooks(page, 'query form');
});

test('everybody can use a host’s pages', async ({ page }) => {
  await logIn(page, demoHost);
  for (const path of hostPages) await test.step(path, () => check(page, path));
});

test('everybody can use the control center', async ({ page }) => {
  await logIn(page, demoAdmin);
  await check(page, '/admin/overview');
});

async function open(page: Page, path: string): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(path);
  await expect(page.locator('#first-paint')).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
}

async function checkLooks(page: Page, name: string): Promise<void> {
  for (const width of widths)
    for (const colorScheme of colorSchemes) {
      await page.setViewportSize({ width, height: 800 });
      await page.emulateMedia({ colorScheme });
      expect(await violations(page), `${name} at ${width} px, ${colorScheme}`).toEqual([]);
    }
}

async function check(page: Page, path: string): Promise<void> {
  await open(page, path);
  await checkLooks(page, path);
  await page.setViewportSize({ width: 320, height: 800 });
  const contentWidth = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(contentWidth, `${path} scrolls sideways at 320 px`).toBeLessThanOrEqual(320);
}

/** What axe finds, short enough to read in a terminal. */
async function violations(page: Page): Promise<string[]> {
  const found = (await new AxeBuilder({ page }).analyze()).violations;
  return found.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.html.slice(0, 160)}`));
}
