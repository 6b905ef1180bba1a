import { listProducts } from '@gift-registry/bff-contract';
import type { Locator, Page } from '@playwright/test';
import { demoAdmin, demoHost, signIn } from '../flows/accounts.ts';
import { apiOf } from '../flows/api.ts';
import { delayRequests } from '../flows/network.ts';
import { openApp } from '../flows/open-app.ts';
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
  ['Terms of Service', '/terms'],
] as const;

test('visitors see the public header and a footer with every link', async ({ page }) => {
  await openApp(page, '/about-us');
  await expect(navigation(page).getByRole('link')).toHaveText(['How It Works?', "FAQ's", 'Login']);
  const footer = page.getByRole('contentinfo');
  for (const [name, path] of footerLinks)
    await expect(footer.getByRole('link', { name, exact: true })).toHaveAttribute('href', path);
  for (const name of ['Instagram', 'Facebook'])
    await expect(footer.getByRole('link', { name })).toHaveAttribute('rel', 'noopener noreferrer');
  await expect(footer.getByText(/© 2025–\d{4} Tohfa/)).toBeVisible();

  await navigation(page).getByRole('link', { name: 'Login' }).click();
  await expect(page).toHaveURL('/email-login');
  await page.getByRole('banner').getByRole('link', { name: 'Tohfa, home' }).click();
  await expect(page).toHaveURL('/');
});

test('each page has its own title and description', async ({ page }) => {
  await openApp(page, '/faq');
  await expect(page).toHaveTitle('Frequently Asked Questions · Tohfa');
  const description = page.locator('meta[name="description"]');
  const first = await description.getAttribute('content');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Shipping' }).click();
  await expect(page).toHaveTitle('Shipping · Tohfa');
  await expect(title(page, 'Shipping')).toBeFocused();
  expect(await description.getAttribute('content')).not.toBe(first);
});

test('a new page starts at the top, and Back restores the scroll position', async ({ page }) => {
  await openApp(page, '/privacy-policy');
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

test('an unknown path shows the 404 page, is logged and links home', async ({ page }) => {
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

test('hosts see the navigation bar except on host screens', async ({ page }) => {
  await signIn(page, demoHost);
  await openApp(page, '/faq');
  await expect(navigation(page).getByRole('link')).toHaveText([
    'Home',
    'How It Works',
    'FAQ',
    'About Us',
    'Contact Us',
    'Account',
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
    await page
      .getByRole('button', { name: /^More for/ })
      .first()
      .click();
    const edit = page.getByRole('link', { name: /^Edit/ }).first();
    const editPath = (await edit.getAttribute('href')) ?? '';
    for (const path of [editPath, editPath.replace('edit-registry', 'registry-link-share')]) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(navigation(page)).toHaveCount(0);
    }
  });
});

test('admins see the control center in the navigation bar', async ({ page }) => {
  await signIn(page, demoAdmin);
  await openApp(page, '/faq');
  await navigation(page).getByRole('link', { name: 'Admin' }).click();
  await expect(page).toHaveURL('/admin/overview');
});

test('home redirects signed-in users, and a logout leads home', async ({ page, newVisitor }) => {
  await signIn(page, demoHost);
  await openApp(page, '/');
  await expect(page).toHaveURL('/host');
  await openApp(page, '/faq');
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL('/');
  await expect(page.getByText('Logged Out')).toBeVisible();
  await expect(title(page, 'Get Gifts You Love')).toBeVisible();

  const admin = await newVisitor();
  await signIn(admin, demoAdmin);
  await openApp(admin, '/');
  await expect(admin).toHaveURL('/admin/overview');
});

test('a protected page waits for the session, then redirects to the login', async ({ page }) => {
  const release = await delayRequests(page, '**/api/session');
  await page.goto('/host');
  await expect(page.getByText('Loading...')).toBeAttached();
  await expect(page).toHaveURL('/host');
  release();
  await expect(page).toHaveURL('/email-login?next=%2Fhost');
});

test('a progress bar shows that the next page is loading', async ({ page }) => {
  await openApp(page, '/faq');
  await expect(page.getByRole('contentinfo')).toBeVisible();
  const release = await delayRequests(page, '**/shipping.*.js');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Shipping' }).click();
  await expect(page.getByRole('progressbar', { name: 'Loading the page' })).toBeVisible();
  release();
  await expect(title(page, 'Shipping')).toBeVisible();
  await expect(page.getByRole('progressbar', { name: 'Loading the page' })).toHaveCount(0);
});

test('a banner shows while the browser is offline', async ({ page, context }) => {
  await openApp(page, '/faq');
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await context.setOffline(true);
  await expect(page.getByText('You are offline.')).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText('You are offline.')).toBeHidden();
});

/** CSS pixels of the upper part that lie below the top of the lower one. */
async function overlap(upper: Locator, lower: Locator): Promise<number> {
  const [above, below] = [await upper.boundingBox(), await lower.boundingBox()];
  return above && below ? above.y + above.height - below.y : Number.POSITIVE_INFINITY;
}

for (const width of [320, 360])
  test(`bars at the bottom stand above the banner, at ${width} px`, async ({ page, context }) => {
    await page.setViewportSize({ width, height: 740 });
    await signIn(page, demoHost);
    const { products } = await apiOf(page)(listProducts, { query: {} });
    await openApp(page, `/product/${products[0]?.id}`);
    const add = page.getByRole('button', { name: 'Add to Registry' });
    await expect(add).toBeInViewport();
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    await context.setOffline(true);
    const banner = page.getByText('You are offline.');
    await expect(banner).toBeVisible();
    await expect.poll(() => overlap(add, banner)).toBeLessThanOrEqual(0);
    await expect(add).toBeInViewport({ ratio: 1 });
    // The end of the page is not covered either.
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeGreaterThan(
      height,
    );
  });

test('a page that fails to load offers a retry, and other pages keep working', async ({ page }) => {
  await openApp(page, '/faq');
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
