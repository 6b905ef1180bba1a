import { blockRequests, delayRequests } from '../flows/network.ts';
import { toast } from '../flows/toasts.ts';
import { newAccount } from '../flows/accounts.ts';
import { signUpUnconfirmed } from '../flows/sign-up.ts';
import { linkIn, mailTo } from '../system/inbox.ts';
import { expect, test } from '../system/test.ts';

test('a resent confirmation replaces the first link, and says so for 5 seconds', async ({
  page,
}) => {
  await page.clock.install();
  const { email } = await signUpUnconfirmed(page);
  const first = linkIn(await mailTo(email, /Confirm/), '/email-confirmation');
  const release = await delayRequests(page, '**/api/auth/resend-confirmation');
  await page.getByRole('button', { name: 'Resend confirmation email' }).click();
  await expect(page.getByRole('button', { name: 'Sending...' })).toBeVisible();
  release();
  await expect(page.getByRole('button', { name: 'Email Sent' })).toBeVisible();
  await expect(toast(page, 'Confirmation Email Sent')).toBeVisible();
  await page.clock.fastForward(5000);
  await expect(page.getByRole('button', { name: 'Resend confirmation email' })).toBeVisible();

  await expect
    .poll(async () => linkIn(await mailTo(email, /Confirm/), '/email-confirmation'))
    .not.toBe(first);
  await page.goto(first);
  await expect(page.getByRole('link', { name: 'Request New Confirmation Email' })).toBeVisible();
});

test('verify-email asks for the email when no sign-up came before', async ({ page }) => {
  await page.goto('/verify-email');
  const email = page.getByLabel('Email', { exact: true });
  await email.press('Enter');
  await expect(email).toHaveAccessibleDescription('Email address is required');
  await email.fill(newAccount().email);
  await email.press('Enter');
  await expect(toast(page, 'Resend Failed')).toBeVisible();
  await expect(toast(page, 'No pending confirmation found for this email address.')).toBeVisible();

  await blockRequests(page, '**/api/auth/resend-confirmation');
  await email.press('Enter');
  await expect(toast(page, 'Connection Error')).toBeVisible();
});
