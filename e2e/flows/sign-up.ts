import { expect, type Page } from '@playwright/test';
import { type Account, confirmationLink, newAccount } from './accounts.ts';

export async function fillSignUp(page: Page, account: Account): Promise<void> {
  await page.getByLabel('First name').fill('Ira');
  await page.getByLabel('Last name').fill('Menon');
  await page.getByLabel('Email', { exact: true }).fill(account.email);
  await page.getByLabel('Password', { exact: true }).fill(account.password);
  await page.getByLabel('Confirm password').fill(account.password);
  await page.getByLabel('I agree to the Terms of Service and the Privacy Policy').check();
}

async function signUpUnconfirmed(page: Page, account = newAccount()): Promise<Account> {
  await page.goto('/email-signup');
  await fillSignUp(page, account);
  await page.getByRole('button', { name: 'Sign Up', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Check your inbox' })).toBeVisible();
  return account;
}

export async function signUp(page: Page): Promise<Account> {
  const account = await signUpUnconfirmed(page);
  await page.goto(await confirmationLink(account));
  await page.getByRole('button', { name: 'Continue Now' }).click();
  await expect(page.getByRole('heading', { name: "Let's Setup Your Registry!" })).toBeVisible();
  return account;
}
