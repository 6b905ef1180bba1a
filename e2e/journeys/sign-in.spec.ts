import type { Page } from '@playwright/test';
import { blockRequests } from '../flows/network.ts';
import { toast } from '../flows/toasts.ts';
import {
  type Account,
  demoAdmin,
  demoHost,
  logOut,
  newAccount,
  passwordField,
  registerAccount,
  registerHost,
  signIn,
  tryToLogIn,
} from '../flows/accounts.ts';
import { linkIn, mailTo } from '../system/inbox.ts';
import { expect, test } from '../system/test.ts';

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

test('an incomplete login names the missing fields on Enter and on blur', async ({ page }) => {
  await page.goto('/email-login');
  const email = page.getByLabel('Email');
  const login = page.getByRole('button', { name: 'Login', exact: true });
  await email.press('Enter');
  await expect(toast(page, 'Missing Information')).toBeVisible();
  await expect(toast(page, 'Please enter both email and password')).toBeVisible();
  await expect(email).toBeFocused();

  await passwordField(page).fill('secret');
  await passwordField(page).press('Enter');
  await expect(toast(page, 'Email Required')).toBeVisible();
  await expect(toast(page, 'Please enter your email address')).toBeVisible();

  await email.fill('a..b@example.com');
  await email.blur();
  await expect(email).toHaveAccessibleDescription('Email cannot contain consecutive dots');
  await email.press('Enter');
  await expect(toast(page, 'Invalid Email')).toBeVisible();

  await email.fill('asha@example.com');
  await expect(login).toBeEnabled();
  await passwordField(page).fill('');
  await expect(login).toBeDisabled();
  await passwordField(page).press('Enter');
  await expect(toast(page, 'Password Required')).toBeVisible();
  await expect(toast(page, 'Please enter your password')).toBeVisible();
  await expect(email).toHaveAttribute('autocomplete', 'username');
  await expect(passwordField(page)).toHaveAttribute('autocomplete', 'current-password');
  await page.getByRole('button', { name: 'Show password' }).click();
  await expect(passwordField(page)).toHaveAttribute('type', 'text');
});

test('a wrong password offers help after 2 seconds, an unknown email the sign-up', async ({
  page,
}) => {
  await page.clock.install();
  await page.goto('/email-login');
  await tryToLogIn(page, demoHost.email, 'Not-the-one-1');
  await expect(toast(page, 'Login Failed')).toBeVisible();
  await expect(toast(page, 'Need Help?')).toBeHidden();
  await page.clock.fastForward(2000);
  await expect(toast(page, 'Need Help?')).toBeVisible();

  const { email } = newAccount();
  await tryToLogIn(page, email, 'Not-the-one-1');
  await expect(
    toast(page, 'No account found with this email address. Please sign up first.'),
  ).toBeVisible();
  await expect(toast(page, 'Want to Sign Up?')).toBeVisible();
  await page
    .getByRole('region', { name: 'Notifications' })
    .getByRole('button', { name: 'Sign Up' })
    .click();
  await expect(page).toHaveURL(/\/email-signup$/);
  await expect(page.getByLabel('Email', { exact: true })).toHaveValue(email);
});

test('an unconfirmed email can’t log in', async ({ page }) => {
  const account = await registerAccount(page);
  await page.goto('/email-login');
  await tryToLogIn(page, account.email, account.password);
  await expect(
    toast(
      page,
      'Please verify your email address before logging in. Check your inbox for a confirmation email.',
    ),
  ).toBeVisible();
});

test('a network failure keeps the form, and each retry waits longer', async ({ page }) => {
  await page.clock.install();
  await page.goto('/email-login');
  const restore = await blockRequests(page, '**/api/auth/login');
  await tryToLogIn(page, demoHost.email, demoHost.password);
  await expect(toast(page, 'Connection Error')).toBeVisible();
  await expect(
    toast(page, 'Network error occurred. Please check your connection and try again.'),
  ).toBeVisible();
  const alert = page.getByRole('alert').filter({ hasText: 'Network error' });
  await alert.getByRole('button', { name: 'Retry' }).click();
  await expect(alert.getByRole('button', { name: 'Retrying in 3 s...' })).toBeVisible();
  await page.clock.fastForward(3000);
  await expect(toast(page, 'Retry Failed')).toBeVisible();

  await alert.getByRole('button', { name: 'Retry' }).click();
  await expect(alert.getByRole('button', { name: 'Retrying in 9 s...' })).toBeVisible();
  await restore();
  await page.clock.fastForward(5000);
  await expect(page).toHaveURL(/\/email-login$/);
  await page.clock.fastForward(4000);
  await expect(toast(page, 'Welcome back!')).toBeVisible();
  await expect(toast(page, 'You have successfully logged in.')).toBeVisible();
  await expect(page).toHaveURL(/\/host$/);
});

test('a login never redirects to another site', async ({ page }) => {
  await page.goto('/email-login?next=//example.com/host');
  await tryToLogIn(page, demoHost.email, demoHost.password);
  await expect(page).toHaveURL('/host');
});

test('/phone-login redirects to the login', async ({ page }) => {
  await page.goto('/phone-login');
  await expect(page).toHaveURL('/email-login');
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
