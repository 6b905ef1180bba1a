import { cut } from '../flows/network.ts';
import { notice } from '../flows/notices.ts';
import { signUp } from '../flows/sign-up.ts';
import { logIn } from '../system/accounts.ts';
import { expect, test } from '../system/test.ts';

const firefox = {
  userAgent: 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0',
};

test('a person sees where the account is signed in, and ends it', async ({ page, newVisitor }) => {
  const account = await signUp(page);
  await page.goto('/devices');
  await expect(page.getByText('You are signed in nowhere else.')).toBeVisible();

  const office = await newVisitor(firefox);
  await logIn(office, account);
  await page.reload();
  const devices = page.getByRole('list', { name: 'Devices' }).getByRole('listitem');
  await expect(devices).toHaveCount(2);
  await expect(devices.first()).toContainText('This device');

  const signOut = page.getByRole('button', { name: 'Sign out Firefox on Windows' });
  await signOut.click();
  const dialog = page.getByRole('dialog', { name: 'Sign out Firefox on Windows?' });
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(dialog).toBeHidden();
  await expect(signOut).toBeFocused();

  await signOut.click();
  const mend = await cut(page, '**/api/sessions/*');
  const confirm = dialog.getByRole('button', { name: 'Sign out Firefox on Windows' });
  await confirm.click();
  await expect(dialog.getByText('Network error occurred.')).toBeVisible();
  await mend();
  await confirm.click();
  await expect(notice(page, 'Device Signed Out')).toBeVisible();
  await expect(devices).toHaveCount(1);
  await office.goto('/devices');
  await expect(office).toHaveURL(/\/email-login/);
});

test('everywhere else is signed out at once', async ({ page, newVisitor }) => {
  const account = await signUp(page);
  const others = [await newVisitor(firefox), await newVisitor()];
  for (const other of others) await logIn(other, account);
  await page.goto('/devices');
  await page.getByRole('button', { name: 'Sign out everywhere else' }).click();
  const dialog = page.getByRole('dialog', { name: 'Sign out everywhere else?' });
  await expect(dialog.getByText('2 other devices will have to log in again.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Sign out everywhere else' }).click();
  await expect(notice(page, 'Signed Out Everywhere Else')).toBeVisible();
  await expect(page.getByText('You are signed in nowhere else.')).toBeVisible();
  for (const other of others) {
    await other.goto('/devices');
    await expect(other).toHaveURL(/\/email-login/);
  }
});

test('a list that can’t be read is read again on request', async ({ page }) => {
  await signUp(page);
  const mend = await cut(page, '**/api/sessions');
  await page.goto('/devices');
  await expect(page.getByText('Failed to load your devices.')).toBeVisible();
  await mend();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('list', { name: 'Devices' })).toBeVisible();
});
