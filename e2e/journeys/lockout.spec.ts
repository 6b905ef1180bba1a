import type { Page } from '@playwright/test';
import { passwordField, tryToLogIn } from '../flows/log-in.ts';
import { notice } from '../flows/notices.ts';
import { fillSignUp, newAccount } from '../flows/sign-up.ts';
import { demoAdmin, demoHost, logIn, logOut } from '../system/accounts.ts';
import { expect, test } from '../system/test.ts';

const counters = (page: Page) =>
  page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes('attempts')));

const noAccount = 'No account found with this email address. Please sign up first.';

async function failToLogIn(page: Page, email: string): Promise<void> {
  const answer = page.waitForResponse('**/api/auth/login');
  await tryToLogIn(page, email, 'Not-the-one-1');
  await answer;
}

test('five failures lock the login for five minutes, whatever is reloaded meanwhile', async ({
  page,
}) => {
  await page.clock.install();
  await page.goto('/email-login');
  const { email } = newAccount();
  await failToLogIn(page, email);
  await expect(notice(page, noAccount)).toBeVisible();
  await expect(notice(page, 'Want to Sign Up?')).toBeVisible();
  await failToLogIn(page, email);
  await expect(page.getByText('Security Warning')).toBeHidden();
  await failToLogIn(page, email);
  await expect(page.getByText('Security Warning')).toBeVisible();
  await expect(page.getByText('3 of 5 attempts failed.')).toBeVisible();
  await failToLogIn(page, email);
  await failToLogIn(page, email);
  await expect(notice(page, 'Account Locked')).toBeVisible();

  const locked = page.getByRole('button', { name: /^Locked for [45]:\d\d$/ });
  await expect(locked).toBeDisabled();
  await passwordField(page).press('Enter');
  await expect(notice(page, 'Account Temporarily Locked')).toBeVisible();
  await expect(
    notice(page, 'Too many failed attempts. Please try again in 5 minutes.'),
  ).toBeVisible();

  await page.reload();
  await expect(locked).toBeDisabled();
  await page.clock.fastForward('02:00');
  await expect(page.getByRole('button', { name: /^Locked for 2:\d\d$/ })).toBeVisible();
  await page.clock.fastForward('03:00');
  await expect(notice(page, 'Account Unlocked')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Login', exact: true })).toBeVisible();
  expect(await counters(page)).toEqual([]);
});

test('the sign-up locks the same way', async ({ page }) => {
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
  await expect(notice(page, /An account with this email already exists/)).toBeVisible();
  await expect(notice(page, 'Account Locked')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Locked for \d:\d\d$/ })).toBeDisabled();
});

test('an address is tried so often, and no more', async ({ page }) => {
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
    notice(page, 'Too many attempts. Please wait 60 minutes before trying again.'),
  ).toBeVisible();
  expect(sent).toBe(3);
  await page.clock.fastForward('01:00:00');
  await send.click();
  await expect.poll(() => sent).toBe(4);
});

test('a success and a logout forget what was counted', async ({ page }) => {
  await page.goto('/email-login');
  await failToLogIn(page, demoHost.email);
  await failToLogIn(page, newAccount().email);
  expect(await counters(page)).toHaveLength(3);
  await logIn(page, demoHost);
  const left = await counters(page);
  expect(left).toHaveLength(1);
  expect(left[0]).not.toContain(demoHost.email);
  await logOut(page);
  expect(await counters(page)).toEqual([]);
});
