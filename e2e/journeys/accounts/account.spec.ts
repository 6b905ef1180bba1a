import { randomUUID } from 'node:crypto';
import { confirmIdentity, logIn, registerHost, tryToLogIn } from '../../flows/accounts.ts';
import { newSharedRegistry } from '../../flows/registry.ts';
import { toast } from '../../flows/toasts.ts';
import { linkIn, mailTo } from '../../system/inbox.ts';
import { expect, test } from '../../system/test.ts';

test('a host changes names and password, and the new password works', async ({ page }) => {
  const account = await registerHost(page);
  await page.goto('/host');
  await page.goto('/account');
  await page.getByLabel('First name').fill('Usha');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(toast(page, 'Saved.')).toBeVisible();

  const password = 'Copper-pan-92';
  await page.getByLabel('Current password').fill(account.password);
  await page.getByLabel('New password', { exact: true }).fill(password);
  await page.getByLabel('Confirm new password').fill(password);
  await page.getByRole('button', { name: 'Change the password' }).click();
  await expect(toast(page, 'Your password is changed.')).toBeVisible();
  await page.getByRole('banner').getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL('/');
  await logIn(page, { ...account, password });
});

test('an address changes when both mailboxes confirm, and the old one takes it back', async ({
  page,
  newVisitor,
}) => {
  const account = await registerHost(page);
  const newEmail = `new-${randomUUID()}@example.com`;
  await page.goto('/account');
  await page.getByLabel('New email address').fill(newEmail);
  await page.getByRole('button', { name: 'Change the address' }).click();
  await confirmIdentity(page, account);
  await expect(page.getByText(`${newEmail} waits for your confirmation.`)).toBeVisible();

  const mailbox = await newVisitor();
  await mailbox.goto(linkIn(await mailTo(account.email, /asked to change/), '/email-change'));
  await mailbox.getByRole('button', { name: 'Yes, change it' }).click();
  await expect(mailbox.getByRole('heading', { name: 'Confirmed' })).toBeVisible();
  await mailbox.goto(linkIn(await mailTo(newEmail, /Confirm this address/), '/email-change'));
  await mailbox.getByRole('button', { name: 'Yes, use this address' }).click();
  await expect(mailbox.getByRole('heading', { name: 'Your address is changed' })).toBeVisible();
  await page.reload();
  await expect(page.getByText(`You sign in with ${newEmail}`)).toBeVisible();

  await mailbox.goto(linkIn(await mailTo(account.email, /Take the change back/), '/email-change'));
  await mailbox.getByRole('button', { name: 'Take it back' }).click();
  await expect(mailbox.getByRole('heading', { name: 'Your account is back' })).toBeVisible();
  await page.goto('/account');
  await expect(page).toHaveURL(/\/email-login/);
});

test('a host takes all data home', async ({ page, newVisitor }) => {
  const account = await registerHost(page);
  await newSharedRegistry(page, 'Taken home');
  await page.goto('/account');
  await page.getByRole('button', { name: 'Collect my data' }).click();
  await confirmIdentity(page, account);
  const link = linkIn(await mailTo(account.email, /Your data is ready/i), '/account');
  const stranger = await newVisitor();
  await stranger.goto(link);
  await expect(stranger).toHaveURL(/\/email-login/);
  await page.goto(link);
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download' }).click(),
  ]);
  expect(file.suggestedFilename()).toBe('my-data.zip');
  expect(await file.failure()).toBeNull();
});

test('a host leaves, comes back within the days, and keeps everything', async ({
  page,
  newVisitor,
}) => {
  const account = await registerHost(page);
  const { link } = await newSharedRegistry(page, 'Leaving');
  const guest = await newVisitor();
  await page.goto('/account');
  await page.getByRole('button', { name: 'Delete my account' }).click();
  const dialog = page.getByRole('dialog', { name: 'Delete your account?' });
  await dialog.getByRole('button', { name: 'Delete my account' }).click();
  await confirmIdentity(page, account);
  await expect(toast(page, 'Your account will be deleted')).toBeVisible();
  await guest.goto(link);
  await expect(guest.getByRole('heading', { name: 'Registry Not Available' })).toBeVisible();

  await page.goto('/email-login');
  await tryToLogIn(page, account.email, account.password);
  await expect(page).toHaveURL('/account');
  await page.goto('/host');
  await expect(page).toHaveURL('/account');
  await page.getByRole('button', { name: 'Keep my account' }).click();
  await expect(toast(page, 'Your account stays')).toBeVisible();
  await guest.goto(link);
  await expect(guest.getByRole('heading', { name: 'Leaving' })).toBeVisible();
  await page.goto('/host');
  await expect(page.getByText('Leaving')).toBeVisible();
});
