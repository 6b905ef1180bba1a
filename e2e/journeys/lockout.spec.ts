import type { Page } from '@playwright/test';
import { toast } from '../flows/toasts.ts';
import { fillSignUp } from '../flows/sign-up.ts';
import {
  demoAdmin,
  logIn,
  logOut,
  newAccount,
  passwordField,
  registerHost,
  tryToLogIn,
} from '../flows/accounts.ts';
import { expect, test } from '../system/test.ts';

const storedAttempts = (page: Page) =>
  page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes('attempts')));

const noAccount = 'No account found with this email address. Please sign up first.';

async function failToLogIn(page: Page, email: string): Promise<void> {
  const answer = page.waitForResponse('**/api/auth/login');
  await tryToLogIn(page, email, 'Not-the-one-1');
  await answer;
}

test('five failures lock the login for 5 minutes, also after a reload', async ({ page }) => {
  await page.clock.install();
  await page.goto('/email-login');
  const { email } = newAccount();
  await failToLogIn(page, email);
  await expect(toast(page, noAccount)).toBeVisible();
  await expect(toast(page, 'Want to Sign Up?')).toBeVisible();
  await failToLogIn(page, email);
  await expect(page.getByText('Security Warning')).toBeHidden();
  await failToLogIn(page, email);
  await expect(page.getByText('Security Warning')).toBeVisible();
  await expect(page.getByText('3 of 5 attempts failed.')).toBeVisible();
  await failToLogIn(page, email);
  await failToLogIn(page, email);
  await expect(toast(page, 'Account Locked')).toBeVisible();

  const locked = page.getByRole('button', { name: /^Locked for [45]:\d\d$/ });
  await expect(locked).toBeDisabled();
  await passwordField(page).press('Enter');
  await expect(toast(page, 'Account Temporarily Locked')).toBeVisible();
  await expect(
    toast(page, 'Too many failed attempts. Please try again in 5 minutes.'),
  ).toBeVisible();

  await page.reload();
  await expect(locked).toBeDisabled();
  await page.clock.fastForward('02:00');
  await expect(page.getByRole('button', { name: /^Locked for 2:\d\d$/ })).toBeVisible();
  await page.clock.fastForward('03:00');
  await expect(toast(page, 'Account Unlocked')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Login', exact: true })).toBeVisible();
  expect(await storedAttempts(page)).toEqual([]);
});

test('the fifth failure locks the sign-up', async ({ page }) => {
  await page.goto('/email-signup');
  await page.evaluate(() =>
    localStorage.setItem(
      'gift-registry:attempts:lockout:signup',
      JSON.stringify({ failures: 4, forgottenAt: Date.now() + 600_000 }),
    ),
  );
  await page.reload();
  await expect(page.getByText('4 of 5 attempts failed.')).toBeVisible();
  await fillSignUp(page, { ...newAccount(), email: demoAdmin.email });
  await page.getByRole('button', { name: 'Sign Up', exact: true }).click();
  await expect(page.getByLabel('Email', { exact: true })).toHaveAccessibleDescription(
    /An account with this email already exists/,
  );
  await expect(page.getByText('Account Locked').first()).toBeVisible();
  await expect(page.getByRole('button', { name: /^Locked for \d:\d\d$/ })).toBeDisabled();
});

test('the fourth password reset within an hour is not sent', async ({ page }) => {
  await page.clock.install();
  let sent = 0;
  page.on('request', (request) => (sent += request.url().endsWith('/password-reset') ? 1 : 0));
  await page.goto('/reset-password');
  await page.getByLabel('Email', { exact: true }).fill(newAccount().email);
  const send = page.getByRole('button', { name: 'Send reset link' });
  for (let attempt = 1; attempt <= 3; attempt += 1) {
    const answer = page.waitForResponse('**/api/auth/password-reset');
    await send.click();
    await answer;
  }
  await send.click();
  await expect(
    toast(page, 'Too many attempts. Please wait 60 minutes before trying again.'),
  ).toBeVisible();
  expect(sent).toBe(3);
  await page.clock.fastForward('01:00:00');
  await send.click();
  await expect.poll(() => sent).toBe(4);
});

test('a login clears its attempts, a logout clears all', async ({ page, newVisitor }) => {
  const account = await registerHost(await newVisitor());
  await page.goto('/email-login');
  await failToLogIn(page, account.email);
  await failToLogIn(page, newAccount().email);
  // The browser stores an attempt after its answer.
  await expect.poll(() => storedAttempts(page)).toHaveLength(3);
  await logIn(page, account);
  const left = await storedAttempts(page);
  expect(left).toHaveLength(1);
  expect(left[0]).not.toContain(account.email);
  await logOut(page);
  expect(await storedAttempts(page)).toEqual([]);
});
