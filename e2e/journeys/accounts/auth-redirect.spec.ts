import type { Page } from '@playwright/test';
import { toast } from '../../flows/toasts.ts';
import { expect, test } from '../../system/test.ts';

const continueWithGoogle = (page: Page) =>
  page.getByRole('link', { name: 'Sign in with Google' }).click();

test('Google sign-in returns to the requested page', async ({ page }) => {
  await page.goto('/registry');
  await expect(page).toHaveURL(/\/email-login\?next=/);
  await continueWithGoogle(page);
  await page.getByRole('button', { name: /Meera Nair/ }).click();
  await expect(page).toHaveURL('/registry');
  await expect(toast(page, 'Welcome! Successfully logged in')).toBeVisible();
});
