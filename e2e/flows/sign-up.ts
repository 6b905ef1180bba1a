import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { linkIn, mailTo } from '../system/inbox.ts';

export interface Account {
  readonly email: string;
  readonly password: string;
}

export const newAccount = (): Account => ({
  email: `host-${randomUUID()}@example.com`,
  password: 'Journey-host-1',
});

/** On /email-signup; leaves the pressing of the button to the caller. */
export async function fillSignUp(page: Page, account: Account): Promise<void> {
  await page.getByLabel('First name').fill('Ira');
  await page.getByLabel('Last name').fill('Menon');
  await page.getByLabel('Email', { exact: true }).fill(account.email);
  await page.getByLabel('Password', { exact: true }).fill(account.password);
  await page.getByLabel('Confirm password').fill(account.password);
  await page.getByLabel('I agree to the Terms of Service and the Privacy Policy').check();
}

/** Signs up, and stops before the mail is opened. */
export async function signUpUnconfirmed(page: Page, account = newAccount()): Promise<Account> {
  await page.goto('/email-signup');
  await fillSignUp(page, account);
  await page.getByRole('button', { name: 'Sign Up', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Check your inbox' })).toBeVisible();
  return account;
}

export async function confirmationLink({ email }: Account): Promise<string> {
  return linkIn(await mailTo(email, /Confirm/), '/email-confirmation');
}

/** A person becomes a host: the form, the mail, its link. Ends on the form for the first registry. */
export async function signUp(page: Page, account = newAccount()): Promise<Account> {
  await signUpUnconfirmed(page, account);
  await page.goto(await confirmationLink(account));
  await page.getByRole('button', { name: 'Continue Now' }).click();
  await expect(page.getByRole('heading', { name: "Let's Setup Your Registry!" })).toBeVisible();
  return account;
}
