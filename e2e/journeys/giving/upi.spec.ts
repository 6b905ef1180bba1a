import { registerHost } from '../../flows/accounts.ts';
import { leaveConfirmation, openSharedRegistry, wish } from '../../flows/guest.ts';
import { newSharedRegistry } from '../../flows/registry.ts';
import { expect, test } from '../../system/test.ts';

test('a guest pays a promise by UPI on a phone, and the host receives it', async ({
  page: host,
  newVisitor,
}) => {
  await registerHost(host);
  const { link, gift, registryId } = await newSharedRegistry(host, 'By UPI');

  await host.goto(`/registry-settings/${registryId}`);
  await host.getByLabel('UPI address').fill('asha.rao@okbank');
  await host.getByLabel('Name of the account').fill('Asha Rao');
  await host.getByRole('button', { name: 'Save and try it' }).click();
  await expect(host.getByRole('img', { name: 'Test code for asha.rao@okbank' })).toBeVisible();
  await host.getByRole('button', { name: 'It works: show it to guests' }).click();
  await expect(host.getByText('Guests pay to asha.rao@okbank')).toBeVisible();

  const guest = await newVisitor();
  await guest.setViewportSize({ width: 360, height: 740 });
  await openSharedRegistry(guest, link, 1);
  await wish(guest, gift)
    .getByRole('button', { name: `Contribute to ${gift}` })
    .click();
  const dialog = guest.getByRole('dialog', { name: `Contribute to ${gift}` });
  await dialog.getByLabel('Amount').fill('100');
  await dialog.getByLabel('Your name').fill('Anita');
  await dialog.getByRole('button', { name: 'Contribute', exact: true }).click();
  const thanks = guest.getByRole('dialog', { name: 'Thank you!' });
  await expect(thanks.getByRole('img', { name: /^UPI code: pays ₹100/ })).toBeVisible();
  await expect(thanks.getByLabel('UPI address of Asha Rao')).toHaveValue('asha.rao@okbank');
  await thanks.getByRole('textbox', { name: /UPI reference/ }).fill('1234 5678 9012');
  await thanks.getByRole('button', { name: 'I have paid' }).click();
  await expect(guest.getByRole('dialog', { name: /The host confirms it/ })).toBeVisible();
  await leaveConfirmation(guest);

  await host.goto('/gifts');
  await expect(host.getByText('Paid, says the guest').last()).toBeVisible();
  await expect(host.getByText(/UPI reference 123456789012/)).toBeVisible();
  await host.getByRole('button', { name: `Mark as received: ${gift}, from Anita` }).click();
  await expect(host.getByText('Gift marked as received.')).toBeVisible();
});
