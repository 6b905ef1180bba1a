import type { Page } from '@playwright/test';
import { expect } from '@playwright/test';

export const demoHost = { email: 'host@example.com', password: 'Demo-host-1' };
export const demoAdmin = { email: 'admin@example.com', password: 'Demo-admin-1' };

export async function logIn(page: Page, account: typeof demoHost): Promise<void> {
  await page.goto('/email-login');
  await page.getByLabel('Email').fill(account.email);
  await page.getByLabel('Password', { exact: true }).fill(account.password);
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  await expect(page).not.toHaveURL(/email-login/);
}

/** From a page that has the navigation bar. */
export async function logOut(page: Page): Promise<void> {
  await page.goto('/faq');
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL('/');
}
