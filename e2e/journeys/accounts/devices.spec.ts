import { blockRequests } from '../../flows/network.ts';
import { toast } from '../../flows/toasts.ts';
import { registerHost, signIn } from '../../flows/accounts.ts';
import { expect, test } from '../../system/test.ts';

const firefox = {
  userAgent: 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0',
};

test('devices lists the sessions of the account and ends one', async ({ page, newVisitor }) => {
  const account = await registerHost(page);
  await page.goto('/devices');
  await expect(page.getByText('You are signed in nowhere else.')).toBeVisible();

  const office = await newVisitor(firefox);
  await signIn(office, account);
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
  const restore = await blockRequests(page, '**/api/sessions/*');
  const confirm = dialog.getByRole('button', { name: 'Sign out Firefox on Windows' });
  await confirm.click();
  await expect(dialog.getByText('Network error occurred.')).toBeVisible();
  await restore();
  await confirm.click();
  await expect(toast(page, 'Device Signed Out')).toBeVisible();
  await expect(devices).toHaveCount(1);
  await office.goto('/devices');
  await expect(office).toHaveURL(/\/email-login/);
});
