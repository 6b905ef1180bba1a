import type { Page } from '@playwright/test';
import { toast } from '../../flows/toasts.ts';
import { logIn, registerHost } from '../../flows/accounts.ts';
import { linkIn, mailTo } from '../../system/inbox.ts';
import { expect, test } from '../../system/test.ts';

const emailField = (page: Page) => page.getByLabel('Email', { exact: true });

async function setPassword(page: Page, password: string, confirmation: string): Promise<void> {
  await page.getByLabel('New password', { exact: true }).fill(password);
  await page.getByLabel('Confirm new password').fill(confirmation);
  await page.getByRole('button', { name: 'Update Password' }).click();
}

test('a mailed link sets a new password once', async ({ page, newVisitor }) => {
  const account = await registerHost(await newVisitor());
  await page.goto('/reset-password');
  await emailField(page).fill(account.email);
  await page.getByRole('button', { name: 'Send reset link' }).click();
  await expect(toast(page, 'Reset Email Sent')).toBeVisible();
  await expect(page.getByText(`Please check the inbox of ${account.email}`)).toBeVisible();

  const link = linkIn(await mailTo(account.email, /reset the password/), '/reset-password');
  await page.goto(link);
  await expect(page).toHaveURL('/reset-password');
  await setPassword(page, 'secret', 'secret');
  await expect(toast(page, 'Weak Password')).toBeVisible();
  await setPassword(page, 'Another-host-2', 'Another-host-3');
  await expect(toast(page, 'Password Mismatch')).toBeVisible();
  await expect(toast(page, "New password and confirmation don't match.")).toBeVisible();
  await setPassword(page, 'Another-host-2', 'Another-host-2');
  await expect(toast(page, 'Password Updated')).toBeVisible();
  await expect(page).toHaveURL('/email-login');

  await page.goto(link);
  await setPassword(page, 'Another-host-4', 'Another-host-4');
  await expect(toast(page, 'Password Update Failed')).toBeVisible();
  await expect(
    page
      .getByRole('main')
      .getByText('This password reset link is invalid or has already been used.'),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Ask for a new link' }).click();
  await expect(page.getByRole('button', { name: 'Send reset link' })).toBeVisible();

  await logIn(page, { email: account.email, password: 'Another-host-2' });
});
