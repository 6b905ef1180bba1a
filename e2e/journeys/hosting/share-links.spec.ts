import { expectAccessibleToAll, open } from '../../flows/accessibility.ts';
import { registerHost } from '../../flows/accounts.ts';
import { newSharedRegistry } from '../../flows/registry.ts';
import { expect, test } from '../../system/test.ts';

test.slow();

test('a host gives the registry an address and a passcode, and a guest opens it', async ({
  page: host,
  newVisitor,
}) => {
  await registerHost(host);
  const { registryId } = await newSharedRegistry(host, 'Links');
  await open(host, `/links/${registryId}`);
  await host.getByLabel('Name of a new link').fill('Family');
  await host.getByRole('button', { name: 'Add link' }).click();
  await expect(host.getByRole('heading', { name: 'Family' })).toBeVisible();
  const address = `links-${registryId.slice(-12)}`;
  await host.getByRole('textbox', { name: 'Address', exact: true }).fill(address);
  await host.getByRole('button', { name: 'Use this address' }).click();
  await expect(host.getByLabel('Your address')).toHaveValue(new RegExp(`/r/${address}$`));
  await expectAccessibleToAll(host);

  const guest = await newVisitor();
  await guest.goto(`/r/${address}`);
  await expect(guest.getByRole('heading', { level: 1 })).toBeVisible();
  await host.getByRole('textbox', { name: 'Passcode', exact: true }).fill('mango tree');
  await host.getByRole('button', { name: 'Ask for this passcode' }).click();

  await guest.getByRole('link', { name: 'Enter the passcode' }).click();
  await expect(guest).toHaveURL(new RegExp(`/r/${address}/open$`));
  await expectAccessibleToAll(guest);
  await guest.getByLabel('Passcode').fill('papaya');
  await guest.getByRole('button', { name: 'Open the registry' }).click();
  await expect(guest.getByText('That passcode isn’t right.')).toBeVisible();
  await guest.getByLabel('Passcode').fill('Mango Tree');
  await guest.getByRole('button', { name: 'Open the registry' }).click();
  await expect(guest).toHaveURL(new RegExp(`/r/${address}$`));
  await expect(guest.getByRole('heading', { name: /^Registry Items/ })).toBeVisible();
});

test('the share screen and the cards to print', async ({ page: host }) => {
  await registerHost(host);
  const { registryId } = await newSharedRegistry(host, 'Cards');
  await open(host, `/registry-link-share/${registryId}`);
  await expect(host.getByRole('heading', { name: 'Cards and calendar' })).toBeVisible();
  await expectAccessibleToAll(host);
  await expect(host.getByRole('button', { name: 'Picture for WhatsApp' })).toBeVisible();
  await host.getByRole('link', { name: 'Print cards' }).click();
  await host.getByRole('radio', { name: /Eight cards/ }).check();
  await expectAccessibleToAll(host);
});
