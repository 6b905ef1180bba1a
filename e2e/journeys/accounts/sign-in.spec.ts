import type { Page } from '@playwright/test';
import { toast } from '../../flows/toasts.ts';
import {
  type Account,
  demoAdmin,
  demoHost,
  logOut,
  registerHost,
  signIn,
} from '../../flows/accounts.ts';
import { linkIn, mailTo } from '../../system/inbox.ts';
import { expect, test } from '../../system/test.ts';

const firstRegistry = (page: Page) =>
  page.getByRole('heading', { name: "Let's Setup Your Registry!" });

test('a login returns to the requested page, and a logout closes protected pages', async ({
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
    toast(page, 'Invalid email or password. Please check your credentials and try again.'),
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

test('an account signs in by magic link and by code', async ({ page, newVisitor }) => {
  const account = await registerHost(await newVisitor());
  await test.step('magic link', () => signInByLink(page, account));
  await logOut(page);
  await test.step('code', () => signInByCode(page, account));
});

test('only admins open the control center', async ({ page, newVisitor }) => {
  await signIn(page, demoAdmin);
  await page.goto('/');
  await expect(page).toHaveURL('/admin/overview');
  await expect(page.getByText('Control Center').first()).toBeVisible();

  const host = await newVisitor();
  await signIn(host, demoHost);
  await host.goto('/admin');
  await expect(host).toHaveURL(/\/email-login/);
  await expect(toast(host, "You don't have permission to access this page.")).toBeVisible();
  await expect(host.getByText(`You are signed in as ${demoHost.email}`)).toBeVisible();
  await host.getByRole('link', { name: 'Go to your dashboard' }).click();
  await expect(host).toHaveURL('/host');
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
  const form = page.getByRole('tabpanel', { name: 'Email OTP' });
  await form.getByLabel('Email', { exact: true }).fill(email);
  await page.getByRole('button', { name: 'Send Verification Code' }).click();
  const code = page.getByLabel('Enter Verification Code');
  await expect(code).toBeVisible();
  const mail = await mailTo(email, /Enter this code/);
  await code.fill(/\d{6}/.exec(mail.subject)?.[0] ?? '');
  await page.getByRole('button', { name: 'Verify Code' }).click();
  await expect(firstRegistry(page)).toBeVisible();
}
