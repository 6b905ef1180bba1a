import type { Page } from '@playwright/test';
import { demoAdmin, demoHost, signIn } from '../flows/accounts.ts';
import { expectNoViolations, open } from '../flows/accessibility.ts';
import { expect, test } from '../system/test.ts';

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
  '/r/demo-Asha-and-Dev-2026',
  '/r/demo-Asha-and-Dev-2026/mine',
  '/guest',
];
const hostPages = [
  '/host',
  '/products',
  '/create-registry',
  '/registry',
  '/delivery-preferences',
  '/account',
  '/gifts',
  '/mail-settings',
  '/deleted-registries',
];

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const path of publicPages)
  test(`${path} has no accessibility violations`, async ({ page }) => {
    await checkPage(page, path);
  });

for (const path of hostPages)
  test(`${path} of a host has no accessibility violations`, async ({ page }) => {
    await signIn(page, demoHost);
    await checkPage(page, path);
  });

test('the control center has no accessibility violations', async ({ page }) => {
  await signIn(page, demoAdmin);
  await checkPage(page, '/admin/overview');
});

test('an open FAQ answer has no accessibility violations', async ({ page }) => {
  await open(page, '/faq');
  await page.locator('summary').first().click();
  await expectNoViolations(page);
});

test('the query form with errors has no accessibility violations', async ({ page }) => {
  await open(page, '/contact-us');
  await page.getByRole('main').getByRole('button', { name: 'Post a Query' }).click();
  const dialog = page.getByRole('dialog', { name: 'Post a Query' });
  await dialog.getByRole('button', { name: 'Submit' }).click();
  await expect(dialog.getByText('Name is required')).toBeVisible();
  await expectNoViolations(page);
});

async function checkPage(page: Page, path: string): Promise<void> {
  await open(page, path);
  await expectNoViolations(page);
  await page.setViewportSize({ width: 320, height: 800 });
  const contentWidth = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(contentWidth, 'the page scrolls sideways at 320 px').toBeLessThanOrEqual(320);
}
