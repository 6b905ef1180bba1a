import type { Page } from '@playwright/test';
import { demoAdmin, demoHost, signIn } from '../../flows/accounts.ts';
import { expectNoViolations, open } from '../../flows/accessibility.ts';
import { expect, test } from '../../system/test.ts';

const company = [
  '/',
  '/how-it-works',
  '/our-services',
  '/about-us',
  '/contact-us',
  '/faq',
  '/partner-with-us',
];
const blogAndTerms = [
  '/blogs',
  '/blogs/giving-together',
  '/shipping',
  '/returns',
  '/payment-options',
  '/privacy-policy',
  '/terms',
  '/no/such/page',
];
const auth = [
  '/email-login',
  '/email-signup',
  '/verify-email',
  '/reset-password',
  '/email-confirmation',
  '/alternative-auth',
];
const guest = ['/r/demo-Asha-and-Dev-2026', '/r/demo-Asha-and-Dev-2026/mine', '/guest'];
const host = [
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

for (const [area, paths] of Object.entries({ company, blogAndTerms, auth, guest }))
  test(`the pages of a visitor have no accessibility violations: ${area}`, async ({ page }) => {
    await checkPages(page, paths);
  });

test('the pages of a host have no accessibility violations', async ({ page }) => {
  await signIn(page, demoHost);
  await checkPages(page, host);
});

test('the control center has no accessibility violations', async ({ page }) => {
  await signIn(page, demoAdmin);
  await checkPages(page, ['/admin/overview', '/admin/releases']);
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

/** In one tab: an app whose scripts are cached starts in a third of the time. */
async function checkPages(page: Page, paths: readonly string[]): Promise<void> {
  for (const path of paths)
    await test.step(path, async () => {
      await open(page, path);
      await expectNoViolations(page);
      await page.setViewportSize({ width: 320, height: 800 });
      const contentWidth = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(contentWidth, `${path} scrolls sideways at 320 px`).toBeLessThanOrEqual(320);
    });
}
