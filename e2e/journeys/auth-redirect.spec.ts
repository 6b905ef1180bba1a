import type { Page } from '@playwright/test';
import { cut, hold } from '../flows/network.ts';
import { notice } from '../flows/notices.ts';
import { demoAdmin, demoHost, logIn } from '../system/accounts.ts';
import { expect, test } from '../system/test.ts';

const signInWithGoogle = (page: Page) =>
  page.getByRole('link', { name: 'Sign in with Google' }).click();

test('Google signs in, and leads to the page that was asked for', async ({ page }) => {
  await page.goto('/products');
  await expect(page).toHaveURL(/\/email-login\?next=/);
  await signInWithGoogle(page);
  await page.getByRole('button', { name: /Meera Nair/ }).click();
  await expect(page).toHaveURL('/products');
  await expect(notice(page, 'Welcome! Successfully logged in')).toBeVisible();
});

test('an address that Google does not vouch for stays outside', async ({ page }) => {
  await page.goto('/email-login');
  await signInWithGoogle(page);
  await page.getByRole('button', { name: /Kabir Rao/ }).click();
  await expect(page).toHaveURL('/email-login');
  await expect(notice(page, 'Google Login Failed')).toBeVisible();
});

test('a sign-in with Google that can’t start leaves the page as it is', async ({ page }) => {
  await page.goto('/email-login');
  await page.getByLabel('Email').fill(demoHost.email);
  await cut(page, '**/api/auth/google/start');
  await signInWithGoogle(page);
  await expect(notice(page, 'Google Login Error')).toBeVisible();
  await expect(notice(page, 'Failed to initialize Google login. Please try again.')).toBeVisible();
  await expect(page.getByLabel('Email')).toHaveValue(demoHost.email);
});

for (const { account, text, area, path } of [
  { account: demoHost, text: 'Setting up your dashboard...', area: 'mfe-host', path: '/host' },
  {
    account: demoAdmin,
    text: 'Setting up admin dashboard...',
    area: 'mfe-admin',
    path: '/admin/overview',
  },
])
  test(`the return says where it leads, and leads to ${path} once`, async ({ page }) => {
    await logIn(page, account);
    const release = await hold(page, '**/api/session');
    await page.goto('/auth-redirect');
    await expect(page.getByRole('heading', { name: 'Loading your profile...' })).toBeVisible();
    const open = await hold(page, `**/_mf/${area}/**`);
    release();
    await expect(page.getByRole('heading', { name: text })).toBeVisible();
    open();
    await expect(page).toHaveURL(path);
    const welcome = page.getByText('Welcome! Successfully logged in');
    await expect(welcome).toHaveCount(1);
    await page.goBack();
    await expect(page).not.toHaveURL(/auth-redirect/);
  });

test('a return without a session leads to the login', async ({ page }) => {
  const open = await hold(page, '**/_mf/mfe-auth/**/email-login*');
  await page.goto('/auth-redirect');
  await expect(page.getByRole('heading', { name: 'Redirecting to login...' })).toBeVisible();
  open();
  await expect(page).toHaveURL('/email-login');
});

test('a profile that can’t be read is asked for again', async ({ page }) => {
  await logIn(page, demoHost);
  const mend = await cut(page, '**/api/session');
  await page.goto('/auth-redirect');
  await expect(page.getByText("We couldn't load your profile")).toBeVisible();
  await mend();
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page).toHaveURL('/host');
});
