import {
  getRegistry,
  getShare,
  listItems,
  removeItem,
  updateItem,
  type RegistryItem,
} from '@gift-registry/bff-contract';
import { testServer } from '@gift-registry/bff-contract/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { anItem, aRegistry } from '../../testing/fixtures.ts';
import { openScreen } from '../../testing/open-screen.tsx';

const message =
  'A guest has already taken this gift. If you go on, givers with an email address are told that it left the list.';
const question = { status: 409, code: 'needs-confirmation', message, field: 'quantityRequested' };

async function openWith(item: RegistryItem) {
  const registry = aRegistry({ status: 'published' });
  testServer.reply(getRegistry, registry);
  testServer.reply(getShare, { share: null });
  testServer.reply(listItems, { items: [{ ...item, registryId: registry.id }] });
  return openScreen(`/edit-registry/${registry.id}`);
}

test('a taken gift is removed only after the host agrees', async () => {
  const item = anItem();
  testServer.fail(removeItem, question);
  testServer.reply(updateItem, { ...item, quantityRequested: 0 });
  const { user, toasts } = await openWith(item);
  await user.click(await screen.findByRole('button', { name: /^Remove Brass Diya Lamp/ }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Are you sure?' }));
  expect(dialog.getByText(message)).toBeVisible();
  expect(testServer.requests(updateItem)).toEqual([]);
  expect(toasts().queryByText(message)).toBeNull();
  await user.click(dialog.getByRole('button', { name: 'Go on' }));
  await waitFor(() =>
    expect(testServer.requests(updateItem).map(({ body }) => body)).toEqual([
      { quantityRequested: 0, confirmed: true },
    ]),
  );
});

test('a host who cancels keeps the gift', async () => {
  const item = anItem();
  testServer.fail(removeItem, question);
  const { user } = await openWith(item);
  await user.click(await screen.findByRole('button', { name: /^Remove Brass Diya Lamp/ }));
  await user.click(await screen.findByRole('button', { name: 'Cancel' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(await screen.findByText('Brass Diya Lamp')).toBeVisible();
  expect(testServer.requests(updateItem)).toEqual([]);
});

test('a quantity below the taken one is asked about too', async () => {
  const item = anItem(undefined, { quantityRequested: 2 });
  testServer.fail(updateItem, question);
  const { user } = await openWith(item);
  await user.click(await screen.findByRole('button', { name: 'One less' }));
  await screen.findByRole('dialog', { name: 'Are you sure?' });
  testServer.reply(updateItem, { ...item, quantityRequested: 1 });
  await user.click(screen.getByRole('button', { name: 'Go on' }));
  await waitFor(() =>
    expect(testServer.requests(updateItem).at(-1)?.body).toEqual({
      quantityRequested: 1,
      quantityVersion: 1,
      confirmed: true,
    }),
  );
});
