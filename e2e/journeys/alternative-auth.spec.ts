import type { Page } from '@playwright/test';
import { blockRequests } from '../flows/network.ts';
import { toast } from '../flows/toasts.ts';
import { newAccount } from '../flows/accounts.ts';
import { linkIn, mailTo } from '../system/inbox.ts';
import { expect, test } from '../system/test.ts';

const noAccount = 'No account found with this email address. Please sign up first.';
const firstRegistry = (page: Page) =>
  page.getByRole('heading', { name: "Let's Setup Your Registry!" });
const emailField = (page: Page) => page.getByRole('textbox', { name: 'Email', exact: true });
const problem = (page: Page) => page.getByRole('main').getByRole('alert');

test.beforeEach(async ({ page }) => {
  await page.goto('/alternative-auth');
});

test('alternative auth starts with the magic link for signing in', async ({ page }) => {
  for (const name of [
    'Alternative Authentication Options',
    'Choose Your Authentication Method',
    'Sign in with Magic Link',
  ])
    await expect(page.getByRole('heading', { name })).toBeVisible();
  await expect(page.getByText('Try these passwordless authentication options')).toBeVisible();
  await expect(page.getByRole('tab', { name: 'Sign In' })).toHaveAttribute('aria-selected', 'true');
  await page.getByRole('tab', { name: 'Sign Up' }).click();
  await expect(page.getByRole('heading', { name: 'Sign up with Magic Link' })).toBeVisible();
});

test('the magic link form validates the email', async ({ page }) => {
  const send = page.getByRole('button', { name: 'Send Magic Link' });
  await send.click();
  await expect(emailField(page)).toHaveAccessibleDescription('Email is required');
  await emailField(page).fill('asha@example');
  await send.click();
  await expect(emailField(page)).toHaveAccessibleDescription('Please enter a valid email address');
  await expect(toast(page, 'Invalid Email')).toBeVisible();
});

test('a magic link creates an account in sign-up mode only', async ({ page }) => {
  const { email } = newAccount();
  await emailField(page).fill(email);
  await page.getByRole('button', { name: 'Send Magic Link' }).click();
  await expect(problem(page).filter({ hasText: noAccount })).toBeVisible();
  await expect(toast(page, 'Magic Link Failed')).toBeVisible();

  await page.getByRole('tab', { name: 'Sign Up' }).click();
  await expect(emailField(page)).toHaveValue(email);
  await page.getByRole('button', { name: 'Send Magic Link' }).click();
  await expect(page.getByRole('heading', { name: 'Magic Link Sent!' })).toBeVisible();
  await expect(
    toast(page, `Check your email at ${email} for the magic link to sign up`),
  ).toBeVisible();
  await expect(page.getByText('spam folder')).toBeVisible();
  const mail = await mailTo(email, /email-confirmation/);
  await page.getByRole('button', { name: 'Resend Magic Link' }).click();
  await expect(emailField(page)).toHaveValue(email);

  await page.goto(linkIn(mail, '/email-confirmation'));
  await expect(toast(page, 'Signed in successfully.')).toBeVisible();
  await expect(firstRegistry(page)).toBeVisible();
});

test('a wrong code is rejected, a new code can be sent after a minute and signs up', async ({
  page,
}) => {
  const { email } = newAccount();
  await page.clock.install();
  await page.reload();
  await page.getByRole('tab', { name: 'Sign Up' }).click();
  await page.getByRole('tab', { name: 'Email OTP' }).click();
  await emailField(page).fill(email);
  await page.getByRole('button', { name: 'Send Verification Code' }).click();
  await expect(toast(page, `Check your email at ${email} for the 6-digit code.`)).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Enter Verification Code' })).toBeVisible();

  const code = page.getByLabel('Enter Verification Code');
  const verify = page.getByRole('button', { name: 'Verify Code' });
  await expect(code).toHaveAttribute('autocomplete', 'one-time-code');
  await code.fill('12 34');
  await expect(code).toHaveValue('1234');
  await expect(verify).toBeDisabled();
  await code.press('Enter');
  await expect(code).toHaveAccessibleDescription(/Please enter the complete 6-digit code/);

  const first = /\d{6}/.exec((await mailTo(email, /code/i)).subject)?.[0] ?? '';
  await code.fill(first === '000000' ? '111111' : '000000');
  await verify.click();
  await expect(problem(page).filter({ hasText: 'Invalid OTP code' })).toBeVisible();
  await expect(toast(page, 'Verification Failed')).toBeVisible();

  const resend = page.getByRole('timer').filter({ hasText: /^Resend code in 0:\d\d$/ });
  await expect(resend).toBeVisible();
  await expect(page.getByRole('button', { name: 'Resend Code' })).toBeHidden();
  await page.getByRole('tab', { name: 'Magic Link' }).click();
  await page.getByRole('tab', { name: 'Email OTP' }).click();
  await expect(resend).toBeVisible();
  await page.clock.fastForward('01:00');
  await page.getByRole('button', { name: 'Resend Code' }).click();
  await expect(toast(page, 'A new code has been sent to your email.')).toBeVisible();
  await expect(code).toHaveValue('');
  await expect(resend).toBeVisible();

  let second = first;
  await expect
    .poll(async () => (second = /\d{6}/.exec((await mailTo(email, /code/i)).subject)?.[0] ?? ''))
    .not.toBe(first);
  await code.fill(second);
  await verify.click();
  await expect(toast(page, 'Account created successfully.')).toBeVisible();
  await expect(firstRegistry(page)).toBeVisible();
});

test('a code that can’t be sent shows the error, and the email can be changed', async ({
  page,
}) => {
  await page.getByRole('tab', { name: 'Email OTP' }).click();
  await emailField(page).fill(newAccount().email);
  await page.getByRole('button', { name: 'Send Verification Code' }).click();
  await expect(problem(page).filter({ hasText: noAccount })).toBeVisible();
  await expect(toast(page, 'Failed to Send OTP')).toBeVisible();

  await page.getByRole('tab', { name: 'Sign Up' }).click();
  await page.getByRole('button', { name: 'Send Verification Code' }).click();
  await page.getByRole('button', { name: 'Change Email Address' }).click();
  const restore = await blockRequests(page, '**/api/auth/otp');
  await page.getByRole('button', { name: 'Send Verification Code' }).click();
  await expect(toast(page, 'Connection Error')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Retry' })).toBeVisible();
  await restore();
});
