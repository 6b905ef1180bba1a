import { blockRequests, delayRequests } from '../flows/network.ts';
import { toast } from '../flows/toasts.ts';
import { confirmationLink, registerAccount } from '../flows/accounts.ts';
import { expect, test } from '../system/test.ts';

const confirmed = 'Email Confirmed! Your account has been verified.';

test('a confirmed email redirects after 1.5 seconds', async ({ page }) => {
  const account = await registerAccount(page);
  const link = new URL(await confirmationLink(account));
  const release = await delayRequests(page, '**/api/auth/confirm');
  await page.clock.install();
  // Some mail programs move the parameters into the hash.
  await page.goto(`${link.pathname}#${link.searchParams}`);
  await expect(page.getByRole('heading', { name: 'Confirming your email' })).toBeVisible();
  await expect(page).toHaveURL('/email-confirmation');
  release();
  await expect(toast(page, confirmed)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Continue Now' })).toBeVisible();
  await page.clock.fastForward(1500);
  await expect(page).toHaveURL('/create-registry');
});

test('a network failure keeps the confirmation link valid', async ({ page }) => {
  const link = await confirmationLink(await registerAccount(page));
  const restore = await blockRequests(page, '**/api/auth/confirm');
  await page.goto(link);
  await expect(
    page.getByText('Network error occurred. Please check your connection and try again.'),
  ).toBeVisible();
  await restore();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(toast(page, confirmed)).toBeVisible();
  await page.getByRole('button', { name: 'Continue Now' }).click();
  await expect(page).toHaveURL('/create-registry');
});

const invalid = 'This confirmation link is invalid or has already been used.';

test('an invalid confirmation link names its problem', async ({ page }) => {
  for (const [query, message] of [
    ['', 'Missing confirmation token'],
    ['?token=abc', 'Missing confirmation type'],
    ['?token_hash=abc', invalid],
    ['?code=abc', invalid],
    ['?token=abc&type=recovery', invalid],
  ])
    await test.step(query || 'no parameter', async () => {
      await page.goto(`/email-confirmation${query}`);
      await expect(page.getByText(message ?? '')).toBeVisible();
      await expect(page).toHaveURL('/email-confirmation');
    });
});

test('an invalid confirmation link offers a new email and the login', async ({ page }) => {
  await page.goto('/email-confirmation');
  await page.getByRole('link', { name: 'Request New Confirmation Email' }).click();
  await expect(page).toHaveURL('/verify-email');
  await page.goBack();
  await page.getByRole('link', { name: 'Go to Login' }).click();
  await expect(page).toHaveURL('/email-login');
});
