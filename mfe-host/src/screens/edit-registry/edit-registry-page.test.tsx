import { getRegistry, getShare, listItems, updateItem } from '@gift-registry/bff-contract';
import { testServer } from '@gift-registry/bff-contract/testing';
import { screen, waitFor } from '@testing-library/react';
import { notFound } from '../../testing/failures.ts';
import { aProduct, aRegistry, anItem } from '../../testing/fixtures.ts';
import { openScreen } from '../../testing/open-screen.tsx';

async function openWith(items = [anItem()]) {
  const registry = aRegistry();
  testServer.reply(getRegistry, registry);
  testServer.reply(getShare, { share: null });
  testServer.reply(listItems, { items });
  return { registry, ...(await openScreen(`/edit-registry/${registry.id}`)) };
}

test('the heading names the registry and more products are added to this one', async () => {
  const { registry } = await openWith();
  expect(
    await screen.findByRole('heading', { level: 1, name: 'Edit Registry: Meera turns one' }),
  ).toBeVisible();
  expect(screen.getByRole('link', { name: 'Add more products' })).toHaveAttribute(
    'href',
    `/products?registryId=${registry.id}`,
  );
});

test('a quantity is at most 99', async () => {
  await openWith([anItem(aProduct(), { quantityRequested: 99 })]);
  expect(await screen.findByRole('button', { name: 'One more' })).toBeDisabled();
});

test('a changed quantity saves at once', async () => {
  const item = anItem();
  testServer.reply(updateItem, { ...item, quantityRequested: 2 });
  const { user } = await openWith([item]);
  await user.click(await screen.findByRole('button', { name: 'One more' }));
  await waitFor(() =>
    expect(testServer.requests(updateItem)).toEqual([
      expect.objectContaining({
        params: { itemId: item.id },
        body: { quantityRequested: 2, quantityVersion: 1 },
      }),
    ]),
  );
});

test('an empty registry says so', async () => {
  await openWith([]);
  expect(await screen.findByRole('heading', { name: 'Your Registry is Empty' })).toBeVisible();
});

test('an unknown registry leads back to the dashboard', async () => {
  testServer.fail(getRegistry, notFound);
  await openScreen(`/edit-registry/${aRegistry().id}`);
  expect(
    await screen.findByRole('heading', { level: 1, name: 'Registry not found' }),
  ).toBeVisible();
  expect(screen.getByRole('link', { name: 'Back to Dashboard' })).toHaveAttribute('href', '/host');
});

test.each([
  ['the registry', getRegistry, 'Failed to load registry data'],
  ['its items', listItems, 'Failed to load registry items'],
] as const)('a failed load of %s is retried in place', async (_, route, title) => {
  const registry = aRegistry();
  testServer.reply(getRegistry, registry);
  testServer.reply(getShare, { share: null });
  testServer.reply(listItems, { items: [anItem()] });
  testServer.fail(route, { status: 503, code: 'unavailable', message: 'We are having a break.' });
  const { user } = await openScreen(`/edit-registry/${registry.id}`);
  expect(await screen.findByText(title)).toBeVisible();
  expect(screen.getByText('We are having a break.')).toBeVisible();

  if (route === getRegistry) testServer.reply(getRegistry, registry);
  else testServer.reply(listItems, { items: [anItem()] });
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('link', { name: 'Brass Diya Lamp' })).toBeVisible();
});
