import { cut, hold } from '../flows/network.ts';
import { notice } from '../flows/notices.ts';
import { newAccount, signUpUnconfirmed } from '../flows/sign-up.ts';
import { linkIn, mailTo } from '../system/inbox.ts';
import { expect, test } from '../system/test.ts';

test('the mail is sent again, says so for five seconds, and its link is the one that works', async ({
  page,
}) => {
  await page.clock.install();
  const { email } = await signUpUnconfirmed(page);
  const first = linkIn(await mailTo(email, /Confirm/), '/email-confirmation');
  const release = await hold(page, '**/api/auth/resend-confirmation');
  await page.getByRole('button', { name: 'Resend confirmation email' }).click();
  await expect(page.getByRole('button', { name: 'Sending...' })).toBeVisible();
  release();
  await expect(page.getByRole('button', { name: 'Email Sent' })).toBeVisible();
  await expect(notice(page, 'Confirmation Email Sent')).toBeVisible();
  await page.clock.fastForward(5000);
  await expect(page.getByRole('button', { name: 'Resend confirmation email' })).toBeVisible();

  await expect
    .poll(async () => linkIn(await mailTo(email, /Confirm/), '/email-confirmation'))
    .not.toBe(first);
  await page.goto(first);
  await expect(page.getByRole('link', { name: 'Request New Confirmation Email' })).toBeVisible();
});

test('without a sign-up before it, the page asks for the address', async ({ page }) => {
  await page.goto('/verify-email');
  const email = page.getByLabel('Email', { exact: true });
  await email.press('Enter');
  await expect(email).toHaveAccessibleDescription('Email address is required');
  await email.fill(newAccount().email);
  await email.press('Enter');
  await expect(notice(page, 'Resend Failed')).toBeVisible();
  await expect(notice(page, 'No pending confirmation found for this email address.')).toBeVisible();

  await cut(page, '**/api/auth/resend-confirmation');
  await email.press('Enter');
  await expect(notice(page, 'Connection Error')).toBeVisible();
});
