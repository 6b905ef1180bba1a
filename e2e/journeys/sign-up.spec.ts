import type { Page } from '@playwright/test';
import { blockRequests } from '../flows/network.ts';
import { toast } from '../flows/toasts.ts';
import { demoHost, newAccount } from '../flows/accounts.ts';
import { fillSignUp } from '../flows/sign-up.ts';
import { mailTo } from '../system/inbox.ts';
import { expect, test } from '../system/test.ts';

const submit = (page: Page) => page.getByRole('button', { name: 'Sign Up', exact: true });

test.beforeEach(async ({ page }) => {
  await page.goto('/email-signup');
});

test('each field of the sign-up shows its error', async ({ page }) => {
  await expect(submit(page)).toBeDisabled();
  for (const { label, typed, message } of [
    { label: 'First name', typed: '', message: 'Name is required' },
    { label: 'First name', typed: 'A', message: 'Name must be at least 2 characters long' },
    { label: 'Last name', typed: 'x'.repeat(51), message: 'Name cannot exceed 50 characters' },
    {
      label: 'Last name',
      typed: 'R2-D2',
      message: 'Name can only contain letters, spaces, hyphens, and apostrophes',
    },
    { label: 'Email', typed: '', message: 'Email address is required' },
    { label: 'Email', typed: '.a@example.com', message: 'Email cannot start or end with a dot' },
    { label: 'Email', typed: `${'a'.repeat(65)}@example.com`, message: 'Email address is invalid' },
    { label: 'Password', typed: '', message: 'Password is required' },
    {
      label: 'Password',
      typed: 'secret',
      message: 'Password must contain at least 8 characters, uppercase letters, numbers',
    },
    { label: 'Confirm password', typed: 'other', message: 'Passwords do not match' },
  ]) {
    const field = page.getByLabel(label, { exact: true });
    await field.fill(typed);
    await field.blur();
    await expect(field).toHaveAccessibleDescription(new RegExp(message));
    await expect(field).toHaveAttribute('aria-invalid', 'true');
  }
  await expect(submit(page)).toBeDisabled();

  await page.getByLabel('Last name').press('Enter');
  await expect(toast(page, 'Invalid Email')).toBeVisible();
  await expect(page.getByLabel('First name')).toBeFocused();
  await page.getByLabel('Email', { exact: true }).fill(newAccount().email);
  await page.getByLabel('Last name').press('Enter');
  await expect(toast(page, 'Weak Password')).toBeVisible();
});

test('the meter shows the strength of the password', async ({ page }) => {
  const password = page.getByLabel('Password', { exact: true });
  await expect(page.getByText('8+ characters, upper/lowercase, numbers, symbols')).toBeVisible();
  for (const { typed, strength } of [
    { typed: 'gift', strength: 'Weak' },
    { typed: 'giftgift1', strength: 'Fair' },
    { typed: 'GiftGift1', strength: 'Good' },
    { typed: 'GiftGift-1', strength: 'Strong' },
    { typed: 'Password-1', strength: 'Good' },
  ]) {
    await password.fill(typed);
    await expect(page.getByText(`Password strength: ${strength}`)).toBeVisible();
  }
  await expect(page.getByText('avoid common patterns')).toBeVisible();
  await expect(password).toHaveAttribute('autocomplete', 'new-password');
});

test('the terms and the privacy policy open over the form', async ({ page }) => {
  await page.getByLabel('First name').fill('Ira');
  for (const name of ['Terms of Service', 'Privacy Policy']) {
    await page.getByRole('button', { name }).click();
    const dialog = page.getByRole('dialog', { name });
    await expect(dialog).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('button', { name })).toBeFocused();
  }
  await expect(page.getByLabel('First name')).toHaveValue('Ira');
});

test('a new account has to confirm its email', async ({ page }) => {
  const account = newAccount();
  await fillSignUp(page, account);
  await expect(submit(page)).toBeEnabled();
  await page.getByLabel('I agree to the Terms of Service and the Privacy Policy').uncheck();
  await expect(submit(page)).toBeDisabled();
  await page.getByLabel('I agree to the Terms of Service and the Privacy Policy').check();
  await submit(page).click();
  await expect(toast(page, 'Account Created!')).toBeVisible();
  await expect(
    toast(page, 'Please check your email to verify your account before logging in.'),
  ).toBeVisible();
  await expect(page).toHaveURL('/verify-email');
  await expect(page.getByRole('main').getByText(account.email)).toBeVisible();
  await mailTo(account.email, /Confirm/);
});

test('a registered email is rejected, and the form keeps its values', async ({ page }) => {
  await fillSignUp(page, { ...newAccount(), email: demoHost.email });
  await submit(page).click();
  await expect(toast(page, 'Signup Failed')).toBeVisible();
  await expect(
    toast(
      page,
      "An account with this email already exists. Please try logging in instead or use the 'Forgot Password' option.",
    ),
  ).toBeVisible();
  await expect(page.getByLabel('Email', { exact: true })).toBeFocused();
  await expect(page.getByLabel('First name')).toHaveValue('Ira');
  await page.getByRole('tab', { name: 'Login' }).click();
  await expect(page.getByLabel('Email')).toHaveValue(demoHost.email);
});

test('a common password is rejected at its field before it is sent', async ({ page }) => {
  await fillSignUp(page, { ...newAccount(), password: 'Password123' });
  const password = page.getByLabel('Password', { exact: true });
  await expect(password).toHaveAccessibleDescription(/Many people use this password/);
  await expect(submit(page)).toBeDisabled();
});

test('without the list of common passwords the server rejects one at its field', async ({
  page,
}) => {
  await page.route(/common-passwords.*\.js/, (route) => route.abort());
  await fillSignUp(page, { ...newAccount(), password: 'Password123' });
  await submit(page).click();
  await expect(toast(page, 'Signup Failed')).toBeVisible();
  const password = page.getByLabel('Password', { exact: true });
  await expect(password).toHaveAccessibleDescription(/Many people use this password/);
  await expect(password).toBeFocused();
});

test('the sign-up can be retried after a network failure', async ({ page }) => {
  const account = newAccount();
  await fillSignUp(page, account);
  const restore = await blockRequests(page, '**/api/auth/signup');
  await submit(page).click();
  await expect(toast(page, 'Connection Error')).toBeVisible();
  await restore();
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page).toHaveURL('/verify-email');
});
