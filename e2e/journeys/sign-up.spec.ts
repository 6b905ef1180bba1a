import type { Page } from '@playwright/test';
import { cut } from '../flows/network.ts';
import { notice } from '../flows/notices.ts';
import { fillSignUp, newAccount } from '../flows/sign-up.ts';
import { demoHost } from '../system/accounts.ts';
import { mailTo } from '../system/inbox.ts';
import { expect, test } from '../system/test.ts';

const submit = (page: Page) => page.getByRole('button', { name: 'Sign Up', exact: true });

test.beforeEach(async ({ page }) => {
  await page.goto('/email-signup');
});

test('every field says what is wrong with it', async ({ page }) => {
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
  await expect(notice(page, 'Invalid Email')).toBeVisible();
  await expect(page.getByLabel('First name')).toBeFocused();
  await page.getByLabel('Email', { exact: true }).fill(newAccount().email);
  await page.getByLabel('Last name').press('Enter');
  await expect(notice(page, 'Weak Password')).toBeVisible();
});

test('the meter rises with the password', async ({ page }) => {
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

test('the terms and the privacy policy open without leaving the form', async ({ page }) => {
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

test('a new account is asked to confirm its address', async ({ page }) => {
  const account = newAccount();
  await fillSignUp(page, account);
  await expect(submit(page)).toBeEnabled();
  await page.getByLabel('I agree to the Terms of Service and the Privacy Policy').uncheck();
  await expect(submit(page)).toBeDisabled();
  await page.getByLabel('I agree to the Terms of Service and the Privacy Policy').check();
  await submit(page).click();
  await expect(notice(page, 'Account Created!')).toBeVisible();
  await expect(
    notice(page, 'Please check your email to verify your account before logging in.'),
  ).toBeVisible();
  await expect(page).toHaveURL('/verify-email');
  await expect(page.getByRole('main').getByText(account.email)).toBeVisible();
  await mailTo(account.email, /Confirm/);
});

test('an address that has an account keeps what was typed', async ({ page }) => {
  await fillSignUp(page, { ...newAccount(), email: demoHost.email });
  await submit(page).click();
  await expect(notice(page, 'Signup Failed')).toBeVisible();
  await expect(
    notice(
      page,
      "An account with this email already exists. Please try logging in instead or use the 'Forgot Password' option.",
    ),
  ).toBeVisible();
  await expect(page.getByLabel('Email', { exact: true })).toBeFocused();
  await expect(page.getByLabel('First name')).toHaveValue('Ira');
  await page.getByRole('tab', { name: 'Login' }).click();
  await expect(page.getByLabel('Email')).toHaveValue(demoHost.email);
});

test('a password that everybody tries first is refused at its field', async ({ page }) => {
  await fillSignUp(page, { ...newAccount(), password: 'Password123' });
  await submit(page).click();
  await expect(notice(page, 'Signup Failed')).toBeVisible();
  const password = page.getByLabel('Password', { exact: true });
  await expect(password).toHaveAccessibleDescription(/Many people use this password/);
  await expect(password).toBeFocused();
});

test('a lost network can be waited for', async ({ page }) => {
  const account = newAccount();
  await fillSignUp(page, account);
  const mend = await cut(page, '**/api/auth/signup');
  await submit(page).click();
  await expect(notice(page, 'Connection Error')).toBeVisible();
  await mend();
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page).toHaveURL('/verify-email');
});
