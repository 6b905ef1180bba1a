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

for (const { query, message } of [
  { query: '', message: 'Missing confirmation token' },
  { query: '?token=abc', message: 'Missing confirmation type' },
  {
    query: '?token_hash=abc',
    message: 'This confirmation link is invalid or has already been used.',
  },
  {
    query: '?code=abc',
    message: 'This confirmation link is invalid or has already been used.',
  },
  {
    query: '?token=abc&type=recovery',
    message: 'This confirmation link is invalid or has already been used.',
  },
])
  test(`a link with ${query || 'no parameter'} fails and offers both ways on`, async ({ page }) => {
    await page.goto(`/email-confirmation${query}`);
    await expect(page.getByText(message)).toBeVisible();
    await expect(page).toHaveURL('/email-confirmation');
    await page.getByRole('link', { name: 'Request New Confirmation Email' }).click();
    await expect(page).toHaveURL('/verify-email');
    await page.goto(`/email-confirmation${query}`);
    await page.getByRole('link', { name: 'Go to Login' }).click();
    await expect(page).toHaveURL('/email-login');
  });
