import type { Page } from '@playwright/test';
import { toast } from '../../flows/toasts.ts';
import { newAccount } from '../../flows/accounts.ts';
import { fillSignUp } from '../../flows/sign-up.ts';
import { mailTo } from '../../system/inbox.ts';
import { expect, test } from '../../system/test.ts';

const submit = (page: Page) => page.getByRole('button', { name: 'Sign Up', exact: true });

test.beforeEach(async ({ page }) => {
  await page.goto('/email-signup');
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
