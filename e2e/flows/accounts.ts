import { randomUUID } from 'node:crypto';
import { confirmEmail, signIn as signInRoute, signUp } from '@gift-registry/bff-contract';
import { expect, type Page } from '@playwright/test';
import { linkIn, mailTo } from '../system/inbox.ts';
import { apiOf } from './api.ts';

export interface Account {
  readonly email: string;
  readonly password: string;
}

/** Accounts of the demo data. Journeys that run in parallel share them, so none changes them. */
export const demoHost: Account = { email: 'host@example.com', password: 'Demo-host-1' };
export const demoAdmin: Account = { email: 'admin@example.com', password: 'Demo-admin-1' };

export const newAccount = (): Account => ({
  email: `host-${randomUUID()}@example.com`,
  password: 'Journey-host-1',
});

export async function confirmationLink({ email }: Account): Promise<string> {
  return linkIn(await mailTo(email, /Confirm/), '/email-confirmation');
}

export async function registerAccount(page: Page, account = newAccount()): Promise<Account> {
  const names = { firstName: 'Ira', lastName: 'Menon', termsAccepted: true } as const;
  await apiOf(page)(signUp, { body: { ...account, ...names } });
  return account;
}

export async function registerHost(page: Page): Promise<Account> {
  const account = await registerAccount(page);
  const token = new URL(await confirmationLink(account)).searchParams.get('token_hash') ?? '';
  await apiOf(page)(confirmEmail, { body: { token, type: 'signup' } });
  return account;
}

export async function signIn(page: Page, account: Account): Promise<void> {
  await apiOf(page)(signInRoute, { body: account });
}

export async function logIn(page: Page, { email, password }: Account): Promise<void> {
  await page.goto('/email-login');
  await tryToLogIn(page, email, password);
  await expect(page).not.toHaveURL(/email-login/);
}

const passwordField = (page: Page) => page.getByLabel('Password', { exact: true });

export async function tryToLogIn(page: Page, email: string, password: string): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await passwordField(page).fill(password);
  await passwordField(page).press('Enter');
}

export async function confirmIdentity(page: Page, { password }: Account): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Is it you?' });
  await dialog.getByLabel('Your password').fill(password);
  await dialog.getByRole('button', { name: 'Confirm' }).click();
  await expect(dialog).toBeHidden();
}

export async function logOut(page: Page): Promise<void> {
  await page.goto('/faq');
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL('/');
}
