import { getRegistryAccess, setPasscode, setRegistryAddress } from '@gift-registry/bff-contract';
import { testServer } from '@gift-registry/bff-contract/testing';
import { screen, waitFor } from '@testing-library/react';
import { unavailable } from '../../testing/failures.ts';
import { openAccess, openLinks } from '../../testing/open-links.ts';

const taken = {
  status: 409,
  code: 'conflict',
  message: 'This address, or one that looks like it, is taken.',
  field: 'address',
} as const;

test('an address is checked, and a taken one is told at the field', async () => {
  const { user, toasts } = await openLinks();
  const field = await screen.findByRole('textbox', { name: 'Address' });
  await user.type(field, 'admin');
  await user.click(screen.getByRole('button', { name: 'Use this address' }));
  expect(await screen.findByText(/reads like a page of ours/)).toBeVisible();
  testServer.fail(setRegistryAddress, taken);
  await user.clear(field);
  await user.type(field, 'asha-weds-dev');
  await user.click(screen.getByRole('button', { name: 'Use this address' }));
  expect(await screen.findByText(/is taken/)).toBeVisible();
  const saved = { name: 'asha-weds-dev', url: 'https://tohfa.example/r/asha-weds-dev' };
  testServer.reply(setRegistryAddress, { ...openAccess, address: saved });
  testServer.reply(getRegistryAccess, { ...openAccess, address: saved });
  await user.click(screen.getByRole('button', { name: 'Use this address' }));
  expect(await toasts().findByText('Your registry opens at /r/asha-weds-dev now.')).toBeVisible();
  expect(
    await screen.findByText('An address that is easy to read is easy to guess.'),
  ).toBeVisible();
  expect(screen.getByLabelText('Your address')).toHaveValue(saved.url);
});

test('an address that is taken is told until the person types', async () => {
  const { user } = await openLinks();
  testServer.fail(setRegistryAddress, taken);
  const field = await screen.findByRole('textbox', { name: 'Address' });
  await user.type(field, 'asha-weds-dev');
  await user.click(screen.getByRole('button', { name: 'Use this address' }));
  expect(await screen.findByText(/is taken/)).toBeVisible();
  await user.type(field, '2');
  expect(screen.queryByText(/is taken/)).not.toBeInTheDocument();
});

test('a passcode is checked, set and shown', async () => {
  const { user, toasts } = await openLinks();
  const field = await screen.findByRole('textbox', { name: 'Passcode' });
  await user.type(field, '12');
  await user.click(screen.getByRole('button', { name: 'Ask for this passcode' }));
  expect(await screen.findByText('Please use at least 6 characters.')).toBeVisible();
  await waitFor(() => expect(field).toHaveFocus());
  const saved = { ...openAccess, passcode: 'mango tree' };
  testServer.reply(setPasscode, saved);
  testServer.reply(getRegistryAccess, saved);
  await user.clear(field);
  await user.type(field, 'Mango Tree');
  await user.click(screen.getByRole('button', { name: 'Ask for this passcode' }));
  expect(await toasts().findByText('Guests are asked for “mango tree” now.')).toBeVisible();
  expect(testServer.requests(setPasscode)[0]?.body).toEqual({ passcode: 'mango tree' });
  expect(await screen.findByRole('button', { name: 'Remove: passcode' })).toBeVisible();
});

test('a passcode that the server refuses is told until the person types', async () => {
  const { user } = await openLinks();
  testServer.fail(setPasscode, {
    status: 400,
    code: 'invalid',
    message: 'Please choose another passcode.',
    field: 'passcode',
  });
  const field = await screen.findByRole('textbox', { name: 'Passcode' });
  await user.type(field, 'mango tree');
  await user.click(screen.getByRole('button', { name: 'Ask for this passcode' }));
  expect(await screen.findByText('Please choose another passcode.')).toBeVisible();
  await user.type(field, 's');
  expect(screen.queryByText('Please choose another passcode.')).not.toBeInTheDocument();
});

test('a saved passcode leaves the field, also when the page can’t be read again', async () => {
  const { user, toasts } = await openLinks();
  const field = await screen.findByRole('textbox', { name: 'Passcode' });
  testServer.reply(setPasscode, { ...openAccess, passcode: 'mango tree' });
  testServer.fail(getRegistryAccess, unavailable);
  await user.type(field, 'mango tree');
  await user.click(screen.getByRole('button', { name: 'Ask for this passcode' }));
  expect(await toasts().findByText('Guests are asked for “mango tree” now.')).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'Passcode' })).toHaveValue('');
});

test('an earlier, short passcode keeps working, and guesses of it are told', async () => {
  await openLinks({
    access: { ...openAccess, passcode: '2468', passcodeGuessedAt: '2026-11-29T10:00:00.000Z' },
  });
  expect(await screen.findByText(/It keeps working/)).toBeVisible();
  expect(screen.getByText('Somebody is guessing your passcode')).toBeVisible();
});
