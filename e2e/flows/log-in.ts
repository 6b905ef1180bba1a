import type { Page } from '@playwright/test';

export const passwordField = (page: Page) => page.getByLabel('Password', { exact: true });

/** Fills the login and presses Enter, whatever comes of it. */
export async function tryToLogIn(page: Page, email: string, password: string): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await passwordField(page).fill(password);
  await passwordField(page).press('Enter');
}
