import type { Page } from '@playwright/test';
import { blockRequests, delayRequests } from '../flows/network.ts';
import { toast } from '../flows/toasts.ts';
import { demoAdmin, demoHost, signIn } from '../flows/accounts.ts';
import { expect, test } from '../system/test.ts';

const continueWithGoogle = (page: Page) =>
  page.getByRole('link', { name: 'Sign in with Google' }).click();

test('Google sign-in returns to the requested page', async ({ page }) => {
  await page.goto('/registry');
  await expect(page).toHaveURL(/\/email-login\?next=/);
  await continueWithGoogle(page);
  await page.getByRole('button', { name: /Meera Nair/ }).click();
  await expect(page).toHaveURL('/registry');
  await expect(toast(page, 'Welcome! Successfully logged in')).toBeVisible();
});

test('Google sign-in with an unverified email fails', async ({ page }) => {
  await page.goto('/email-login');
  await continueWithGoogle(page);
  await page.getByRole('button', { name: /Kabir Rao/ }).click();
  await expect(page).toHaveURL('/email-login');
  await expect(toast(page, 'Google Login Failed')).toBeVisible();
});

test('Google sign-in that can’t start keeps the form', async ({ page }) => {
  await page.goto('/email-login');
  await page.getByLabel('Email').fill(demoHost.email);
  await blockRequests(page, '**/api/auth/google/start');
  await continueWithGoogle(page);
  await expect(toast(page, 'Google Login Error')).toBeVisible();
  await expect(toast(page, 'Failed to initialize Google login. Please try again.')).toBeVisible();
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
  test(`auth-redirect names the destination and redirects to ${path} once`, async ({ page }) => {
    await signIn(page, account);
    const release = await delayRequests(page, '**/api/session');
    await page.goto('/auth-redirect');
    await expect(page.getByRole('heading', { name: 'Loading your profile...' })).toBeVisible();
    const open = await delayRequests(page, `**/_mf/${area}/**`);
    release();
    await expect(page.getByRole('heading', { name: text })).toBeVisible();
    open();
    await expect(page).toHaveURL(path);
    const welcome = page.getByText('Welcome! Successfully logged in');
    await expect(welcome).toHaveCount(1);
    await page.goBack();
    await expect(page).not.toHaveURL(/auth-redirect/);
  });

test('auth-redirect without a session redirects to the login', async ({ page }) => {
  const open = await delayRequests(page, '**/_mf/mfe-auth/**/email-login*');
  await page.goto('/auth-redirect');
  await expect(page.getByRole('heading', { name: 'Redirecting to login...' })).toBeVisible();
  open();
  await expect(page).toHaveURL('/email-login');
});

test('auth-redirect offers a retry when the profile fails to load', async ({ page }) => {
  await signIn(page, demoHost);
  const restore = await blockRequests(page, '**/api/session');
  await page.goto('/auth-redirect');
  await expect(page.getByText('We couldn’t load your profile')).toBeVisible();
  await restore();
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page).toHaveURL('/host');
});
