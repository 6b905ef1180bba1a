import { getRegistry, getRegistryAccess, getShare } from '@gift-registry/bff-contract';
import { testServer } from '@gift-registry/bff-contract/testing';
import { screen } from '@testing-library/react';
import { aRegistry, aShare } from '../../testing/fixtures.ts';
import { openScreen } from '../../testing/open-screen.tsx';

const registry = aRegistry({ registryName: 'आशा weds Dev' });
const address = { name: 'asha-weds-dev', url: 'https://tohfa.example/r/asha-weds-dev' };

async function openCards() {
  testServer.reply(getRegistry, registry);
  testServer.reply(getShare, { share: aShare() });
  testServer.reply(getRegistryAccess, { address, passcode: null, passcodeGuessedAt: null });
  return openScreen(`/cards/${registry.id}`);
}

test('one card has the names, the day, the line, the code and the address', async () => {
  const { user } = await openCards();
  const card = await screen.findByRole('article', { name: 'Card' });
  expect(card).toHaveTextContent(
    'आशा weds DevSaturday, November 21, 2099Scan the code and choose a gifttohfa.example/r/asha-weds-dev',
  );
  expect(screen.getByAltText('QR code of your registry link')).toHaveAttribute(
    'src',
    `/api/registries/${registry.id}/qr-code`,
  );
  const line = screen.getByLabelText('Line on the card');
  await user.clear(line);
  await user.type(line, 'Your blessings first');
  expect(card).toHaveTextContent('Your blessings first');
});

test('eight cards fill a page, and screen readers read one', async () => {
  const { user } = await openCards();
  await user.click(await screen.findByRole('radio', { name: /Eight cards/ }));
  expect(screen.getAllByRole('article', { hidden: true })).toHaveLength(8);
  expect(screen.getAllByRole('article')).toHaveLength(1);
});

test('the browser prints', async () => {
  const print = jest.spyOn(window, 'print').mockImplementation(() => undefined);
  const { user } = await openCards();
  await user.click(await screen.findByRole('button', { name: 'Print' }));
  expect(print).toHaveBeenCalledTimes(1);
});

test('a failed load is retried in place', async () => {
  testServer.reply(getRegistry, registry);
  testServer.disconnect(getShare);
  testServer.reply(getRegistryAccess, { address: null, passcode: null, passcodeGuessedAt: null });
  const { user } = await openScreen(`/cards/${registry.id}`);
  const retry = await screen.findByRole('button', { name: 'Try again' });
  testServer.reply(getShare, { share: aShare() });
  await user.click(retry);
  expect(await screen.findByRole('button', { name: 'Print' })).toBeVisible();
});

test('cards say that they leave emoji out', async () => {
  const { user } = await openCards();
  const line = await screen.findByLabelText('Line on the card');
  expect(line).not.toHaveAccessibleDescription(/emoji/);
  await user.type(line, ' 🎁');
  expect(line).toHaveAccessibleDescription(/^The cards leave emoji out/);
  expect(screen.getByRole('article', { name: 'Card' })).not.toHaveTextContent('🎁');
});

test('a code for an address is replaced by one that people can read', async () => {
  testServer.reply(getRegistry, registry);
  testServer.reply(getShare, { share: aShare() });
  testServer.reply(getRegistryAccess, { address: null, passcode: null, passcodeGuessedAt: null });
  await openScreen(`/cards/${registry.id}`);
  expect(
    await screen.findByRole('link', { name: 'Choose an address that people can read' }),
  ).toHaveAttribute('href', `/registry-settings/${registry.id}#address`);
});
