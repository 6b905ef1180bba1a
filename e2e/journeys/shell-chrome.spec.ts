import type { Page } from '@playwright/test';
import { demoAdmin, demoHost, logIn } from '../system/accounts.ts';
import { expect, test } from '../system/test.ts';

const navigation = (page: Page) => page.getByRole('navigation', { name: 'Main' });
const title = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

const footerLinks = [
  ['Create Registry', '/create-registry'],
  ['About Us', '/about-us'],
  ['Our Services', '/our-services'],
  ['Blogs', '/blogs'],
  ['Contact Us', '/contact-us'],
  ['FAQ', '/faq'],
  ['Shipping', '/shipping'],
  ['Returns', '/returns'],
  ['Payment Options', '/payment-options'],
  ['Partner with us', '/partner-with-us'],
  ['Privacy Policy', '/privacy-policy'],
] as const;

test('a visitor has the public header and a footer with every link', async ({ page }) => {
  await page.goto('/about-us');
  await expect(navigation(page).getByRole('link')).toHaveText(['How It Works?', "FAQ's", 'Login']);
  const footer = page.getByRole('contentinfo');
  for (const [name, path] of footerLinks)
    await expect(footer.getByRole('link', { name, exact: true })).toHaveAttribute('href', path);
  for (const name of ['Instagram', 'Facebook'])
    await expect(footer.getByRole('link', { name })).toHaveAttribute('rel', 'noopener noreferrer');
  await expect(footer.getByText('© 2025 Tohfa')).toBeVisible();

  await navigation(page).getByRole('link', { name: 'Login' }).click();
  await expect(page).toHaveURL('/email-login');
  await page.getByRole('banner').getByRole('link', { name: 'Tohfa, home' }).click();
  await expect(page).toHaveURL('/');
});

test('each page has a title and a description of its own', async ({ page }) => {
  await page.goto('/faq');
  await expect(page).toHaveTitle('Frequently Asked Questions · Tohfa');
  const description = page.locator('meta[name="description"]');
  const first = await description.getAttribute('content');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Shipping' }).click();
  await expect(page).toHaveTitle('Shipping · Tohfa');
  await expect(title(page, 'Shipping')).toBeFocused();
  expect(await description.getAttribute('content')).not.toBe(first);
});

test('a new page begins at its top, and going back returns to where one was', async ({ page }) => {
  await page.goto('/privacy-policy');
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'Returns' });
  await link.scrollIntoViewIfNeeded();
  const scroll = () => page.evaluate(() => Math.round(window.scrollY));
  await expect.poll(scroll).toBeGreaterThan(200);
  const left = await scroll();
  await link.click();
  await expect(title(page, 'Returns and Exchanges')).toBeVisible();
  await expect.poll(scroll).toBe(0);
  await page.goBack();
  await expect(title(page, 'Privacy Policy')).toBeVisible();
  await expect.poll(async () => Math.abs((await scroll()) - left)).toBeLessThan(80);
});

test('an unknown address is not found, is logged, and leads home', async ({ page }) => {
  const logged: string[] = [];
  page.on('console', (message) => logged.push(message.text()));
  const response = await page.goto('/no/such/page');
  expect(response?.status()).toBe(404);
  await expect(title(page, 'Oops! Page not found')).toBeVisible();
  await expect(page).toHaveTitle('Oops! Page not found · Tohfa');
  expect(logged.join()).toContain('/no/such/page');
  await page.getByRole('link', { name: 'Return to Home' }).click();
  await expect(title(page, 'Get Gifts You Love')).toBeVisible();
});

test('a host has the navigation bar, where it is not hidden', async ({ page }) => {
  await logIn(page, demoHost);
  await page.goto('/faq');
  await expect(navigation(page).getByRole('link')).toHaveText([
    'Home',
    'How It Works',
    'FAQ',
    'About Us',
    'Contact Us',
  ]);
  await expect(navigation(page).getByRole('button', { name: 'Logout' })).toBeVisible();

  for (const path of [
    '/create-registry',
    '/products',
    '/registry',
    '/host',
    '/delivery-preferences',
  ])
    await test.step(`hidden on ${path}`, async () => {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(navigation(page)).toHaveCount(0);
    });

  await test.step('hidden where a registry is edited and shared', async () => {
    await page.goto('/host');
    const edit = page.getByRole('link', { name: /^Edit/ }).first();
    const editPath = (await edit.getAttribute('href')) ?? '';
    for (const path of [editPath, editPath.replace('edit-registry', 'registry-link-share')]) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(navigation(page)).toHaveCount(0);
    }
  });
});

test('admins find the control center in the bar', async ({ page }) => {
  await logIn(page, demoAdmin);
  await page.goto('/faq');
  await navigation(page).getByRole('link', { name: 'Admin' }).click();
  await expect(page).toHaveURL('/admin/overview');
});

test('home leads those who are signed in on, and signing out leads home', async ({
  page,
  newVisitor,
}) => {
  await logIn(page, demoHost);
  await page.goto('/');
  await expect(page).toHaveURL('/host');
  await page.goto('/faq');
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL('/');
  await expect(page.getByText('Logged Out')).toBeVisible();
  await expect(title(page, 'Get Gifts You Love')).toBeVisible();

  const admin = await newVisitor();
  await logIn(admin, demoAdmin);
  await admin.goto('/');
  await expect(admin).toHaveURL('/admin/overview');
});

test('a protected page waits for the session, then asks to sign in', async ({ page }) => {
  let answer = () => {};
  const answered = new Promise<void>((resolve) => (answer = resolve));
  await page.route('**/api/session', async (route) => {
    await answered;
    await route.continue();
  });
  await page.goto('/host');
  await expect(page.getByText('Loading...')).toBeAttached();
  await expect(page).toHaveURL('/host');
  answer();
  await expect(page).toHaveURL('/email-login?next=%2Fhost');
});

test('a line tells that the next page is loading', async ({ page }) => {
  await page.goto('/faq');
  await expect(page.getByRole('contentinfo')).toBeVisible();
  let answer = () => {};
  const answered = new Promise<void>((resolve) => (answer = resolve));
  await page.route('**/shipping.*.js', async (route) => {
    await answered;
    await route.continue();
  });
  await page.getByRole('contentinfo').getByRole('link', { name: 'Shipping' }).click();
  await expect(page.getByRole('progressbar', { name: 'Loading the page' })).toBeVisible();
  answer();
  await expect(title(page, 'Shipping')).toBeVisible();
  await expect(page.getByRole('progressbar', { name: 'Loading the page' })).toHaveCount(0);
});

test('who loses the network is told, and told again when it is back', async ({ page, context }) => {
  await page.goto('/faq');
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await context.setOffline(true);
  await expect(page.getByText('You are offline.')).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText('You are offline.')).toBeHidden();
});

test('a page that can’t be loaded offers to retry, and the rest keeps working', async ({
  page,
}) => {
  await page.goto('/faq');
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await page.route('**/returns.*.js', (route) => route.abort());
  await page.getByRole('contentinfo').getByRole('link', { name: 'Returns' }).click();
  await expect(title(page, 'This page is taking a break')).toBeVisible({ timeout: 15_000 });
  await page.getByRole('contentinfo').getByRole('link', { name: 'Shipping' }).click();
  await expect(title(page, 'Shipping')).toBeVisible();
  await page.goBack();
  await expect(title(page, 'This page is taking a break')).toBeVisible({ timeout: 15_000 });
  await page.unroute('**/returns.*.js');
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(title(page, 'Returns and Exchanges')).toBeVisible();
});
