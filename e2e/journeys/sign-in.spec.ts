import type { Page } from '@playwright/test';
import { newAccount, signUp, type Account } from '../flows/sign-up.ts';
import { demoAdmin, demoHost, logIn, logOut } from '../system/accounts.ts';
import { linkIn, mailTo } from '../system/inbox.ts';
import { expect, test } from '../system/test.ts';

const firstRegistry = (page: Page) =>
  page.getByRole('heading', { name: "Let's Setup Your Registry!" });

const notice = (page: Page, text: string) =>
  page.getByRole('region', { name: 'Notifications' }).getByText(text).first();

test('a password opens the page that was asked for, and logging out closes it', async ({
  page,
}) => {
  await page.goto('/host');
  await expect(page).toHaveURL(/\/email-login/);
  const login = page.getByRole('button', { name: 'Login', exact: true });
  await expect(login).toBeDisabled();
  await page.getByLabel('Email').fill(demoHost.email);
  await page.getByLabel('Password', { exact: true }).fill('Not-the-one-1');
  await login.click();
  await expect(
    notice(page, 'Invalid email or password. Please check your credentials and try again.'),
  ).toBeVisible();
  await expect(page.getByLabel('Email')).toHaveValue(demoHost.email);

  await page.getByLabel('Password', { exact: true }).fill(demoHost.password);
  await login.click();
  await expect(page).toHaveURL(/\/host$/);
  await expect(page.getByRole('heading', { name: /^Created Registries \(\d+\)$/ })).toBeVisible();

  await logOut(page);
  await page.goto('/delivery-preferences');
  await expect(page).toHaveURL('/');
  await page.goto('/registry');
  await expect(page).toHaveURL(/\/email-login/);
});

test('a host of our own comes back by link, by code and with a new password', async ({ page }) => {
  const account = await signUp(page, newAccount());
  await logOut(page);
  await test.step('magic link', () => signInByLink(page, account));
  await logOut(page);
  await test.step('code', () => signInByCode(page, account));
  await logOut(page);
  await test.step('new password', () => chooseNewPassword(page, account));
});

test('Google signs in', async ({ page }) => {
  await page.goto('/email-login');
  await page.getByRole('link', { name: 'Sign in with Google' }).click();
  await page.getByRole('button', { name: /Meera Nair/ }).click();
  await expect(firstRegistry(page)).toBeVisible();
  await page.goto('/faq');
  await expect(page.getByRole('button', { name: 'Logout' })).toBeVisible();
});

test('the control center is for admins', async ({ page, newVisitor }) => {
  await logIn(page, demoAdmin);
  await expect(page).toHaveURL('/admin/overview');
  await expect(page.getByText('Control Center').first()).toBeVisible();

  const host = await newVisitor();
  await logIn(host, demoHost);
  await host.goto('/admin');
  await expect(host).toHaveURL(/\/email-login/);
  await expect(notice(host, "You don't have permission to access this page.")).toBeVisible();
});

async function signInByLink(page: Page, { email }: Account): Promise<void> {
  await page.goto('/alternative-auth');
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByRole('button', { name: 'Send Magic Link' }).click();
  await expect(page.getByRole('heading', { name: 'Magic Link Sent!' })).toBeVisible();
  const mail = await mailTo(email, /No password needed/);
  await page.goto(linkIn(mail, '/email-confirmation'));
  await expect(firstRegistry(page)).toBeVisible();
}

async function signInByCode(page: Page, { email }: Account): Promise<void> {
  await page.goto('/alternative-auth');
  await page.getByRole('tab', { name: 'Email OTP' }).click();
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByRole('button', { name: 'Send Verification Code' }).click();
  const code = page.getByLabel('Enter Verification Code');
  await expect(code).toBeVisible();
  const mail = await mailTo(email, /Enter this code/);
  await code.fill(/\d{6}/.exec(mail.subject)?.[0] ?? '');
  await page.getByRole('button', { name: 'Verify Code' }).click();
  await expect(firstRegistry(page)).toBeVisible();
}

async function chooseNewPassword(page: Page, { email }: Account): Promise<void> {
  const password = 'Another-host-2';
  await page.goto('/reset-password');
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByRole('button', { name: 'Send reset link' }).click();
  const mail = await mailTo(email, /reset the password/);
  await page.goto(linkIn(mail, '/reset-password'));
  await page.getByLabel('New password', { exact: true }).fill(password);
  await page.getByLabel('Confirm new password').fill(password);
  await page.getByRole('button', { name: 'Update Password' }).click();
  await expect(notice(page, 'Password Updated')).toBeVisible();
  await expect(page).toHaveURL(/\/email-login/);
  await logIn(page, { email, password });
  await expect(firstRegistry(page)).toBeVisible();
}
