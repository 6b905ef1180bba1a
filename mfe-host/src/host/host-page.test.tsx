import { listRegistries } from '@gift-registry/bff-contract';
import { testServer } from '@gift-registry/bff-contract/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { aRegistry } from '../testing/fixtures.ts';
import { openScreen } from '../testing/open-screen.tsx';

test('the dashboard counts the registries and describes each on a card', async () => {
  const meera = aRegistry({ itemCount: 3, guestRange: '51–100', status: 'published' });
  const home = aRegistry({ registryName: 'Our new home', guestRange: '11-25', itemCount: 1 });
  const empty = aRegistry({ itemCount: 0 });
  testServer.reply(listRegistries, { registries: [meera, home, empty] });
  await openScreen('/host');

  expect(
    await screen.findByRole('heading', { level: 1, name: 'Created Registries (3)' }),
  ).toBeVisible();
  const [first, second, third] = screen.getAllByRole('article').map((card) => within(card));
  expect(first?.getByRole('heading', { name: 'Meera turns one' })).toBeVisible();
  for (const text of ['Published', 'Birthday', 'Saturday, November 21, 2099', '51–100', '3 items'])
    expect(first?.getByText(text)).toBeVisible();
  for (const text of ['Draft', 'Not specified', '1 item'])
    expect(second?.getByText(text)).toBeVisible();
  expect(third?.getByText('0 items')).toBeVisible();
});

test('a card links to editing, viewing and sharing its registry', async () => {
  const registry = aRegistry();
  testServer.reply(listRegistries, { registries: [registry] });
  await openScreen('/host');

  const card = within(await screen.findByRole('article'));
  const links = card
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')]);
  expect(links).toEqual([
    ['Edit', `/edit-registry/${registry.id}`],
    ['View Registry', `/registry?registryId=${registry.id}`],
    ['Share Registry', `/registry-link-share/${registry.id}`],
  ]);
});

test('a host without registries is redirected to /create-registry on arrival', async () => {
  testServer.reply(listRegistries, { registries: [] });
  const { address } = await openScreen('/host');

  await waitFor(() => expect(address()).toBe('/create-registry'));
  expect(screen.queryByText('No registries yet')).not.toBeInTheDocument();
});

test('a refresh that finds no registries shows the empty state', async () => {
  testServer.reply(listRegistries, { registries: [aRegistry()] });
  const { user, address } = await openScreen('/host');
  await screen.findByRole('article');

  testServer.reply(listRegistries, { registries: [] });
  await user.click(screen.getByRole('button', { name: 'Refresh' }));

  expect(await screen.findByRole('heading', { name: 'No registries yet' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Create Your First Registry' })).toHaveAttribute(
    'href',
    '/create-registry',
  );
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Created Registries (0)');
  expect(address()).toBe('/host');
});

test('a failed load stays on the page with a retry that loads', async () => {
  testServer.disconnect(listRegistries);
  const { user } = await openScreen('/host');

  expect(await screen.findByText('Failed to load registries. Please try again.')).toBeVisible();
  expect(screen.getByText(/^Network error occurred/)).toBeVisible();

  testServer.reply(listRegistries, { registries: [aRegistry()] });
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('article')).toBeVisible();
  expect(screen.queryByText(/^Failed to load registries/)).not.toBeInTheDocument();
});

test('loading is announced', async () => {
  testServer.reply(listRegistries, { registries: [aRegistry()] });
  await openScreen('/host');
  expect(await screen.findByText('Loading your registries...')).toBeInTheDocument();
  await screen.findByRole('article');
});

test('a change by a guest appears without a reload', async () => {
  testServer.reply(listRegistries, { registries: [aRegistry({ itemCount: 1 })] });
  const { emit } = await openScreen('/host');
  await screen.findByText('1 item');

  testServer.reply(listRegistries, { registries: [aRegistry({ itemCount: 2 })] });
  emit({ type: 'registry-changed' });
  expect(await screen.findByText('2 items')).toBeVisible();
});

test('Logout signs out once and is busy until then', async () => {
  const signOut = jest.fn(async () => {});
  testServer.reply(listRegistries, { registries: [aRegistry()] });
  const { user } = await openScreen('/host', { session: { signOut } });
  await user.click(await screen.findByRole('button', { name: 'Logout' }));
  expect(signOut).toHaveBeenCalledTimes(1);
});
