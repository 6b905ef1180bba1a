import {
  addLink,
  changeLink,
  endLink,
  getRegistry,
  listLinks,
  rotateLink,
  type Registry,
  type RegistryLink,
} from '@gift-registry/bff-contract';
import { testServer } from '@gift-registry/bff-contract/testing';
import { screen, within } from '@testing-library/react';
import { aRegistry, newId } from '../testing/fixtures.ts';
import { openScreen } from '../testing/open-screen.tsx';

const aLink = (changes: Partial<RegistryLink> = {}): RegistryLink => ({
  id: newId(),
  label: null,
  url: 'https://tohfa.example/r/AAAAAAAAAAAAAAAAAAAAAA',
  paused: false,
  endsOn: null,
  ended: false,
  ...changes,
});
const main = aLink();
const family = aLink({ label: 'Family', url: 'https://tohfa.example/r/BBBBBBBBBBBBBBBBBBBBBB' });

async function openWith(links: RegistryLink[], changes: Partial<Registry> = {}) {
  const registry = aRegistry({ status: 'published', ...changes });
  testServer.reply(getRegistry, registry);
  testServer.reply(listLinks, { links });
  return { registry, ...(await openScreen(`/links/${registry.id}`)) };
}

test('all links are listed with their names and states', async () => {
  await openWith([main, aLink({ label: 'Office', paused: true })]);
  const list = within(await screen.findByRole('list', { name: 'Links of this registry' }));
  expect(list.getByRole('heading', { name: 'Main link' })).toBeVisible();
  expect(list.getByText('Open')).toBeVisible();
  expect(list.getByText('Paused')).toBeVisible();
  expect(list.getByRole('button', { name: 'Continue: Office' })).toBeVisible();
});

test('a link needs a name', async () => {
  const { user, toasts, registry } = await openWith([main]);
  await user.click(await screen.findByRole('button', { name: 'Add link' }));
  expect(await screen.findByText('Please give the link a name, such as Family.')).toBeVisible();
  testServer.reply(addLink, { links: [main, family] });
  await user.type(screen.getByLabelText('Name of a new link'), 'Family');
  await user.click(screen.getByRole('button', { name: 'Add link' }));
  expect(await toasts().findByText('The link “Family” is ready.')).toBeVisible();
  expect(testServer.requests(addLink)[0]).toMatchObject({
    params: { registryId: registry.id },
    body: { label: 'Family' },
  });
  expect(screen.getByLabelText('Name of a new link')).toHaveValue('');
});

test('a link is paused with one press', async () => {
  const { user, toasts } = await openWith([main, family]);
  testServer.reply(changeLink, { links: [main, { ...family, paused: true }] });
  await user.click(await screen.findByRole('button', { name: 'Pause: Family' }));
  expect(await toasts().findByText('“Family” is paused.')).toBeVisible();
  expect(testServer.requests(changeLink)[0]?.body).toEqual({ paused: true });
});

test('the last day is saved by a press', async () => {
  const { user, toasts } = await openWith([family]);
  const field = await screen.findByLabelText(/^Last day/);
  const save = screen.getByRole('button', { name: 'Save the last day: Family' });
  expect(save).toBeDisabled();
  testServer.reply(changeLink, { links: [{ ...family, endsOn: '2099-12-31' }] });
  await user.type(field, '2099-12-31');
  await user.click(save);
  expect(await toasts().findByText(/ends after .*December 31, 2099/)).toBeVisible();
  expect(testServer.requests(changeLink)[0]?.body).toEqual({ endsOn: '2099-12-31' });
});

test.each([
  ['New link', 'Replace it', rotateLink, /has a new link/],
  ['End', 'End it', endLink, /has ended/],
] as const)('“%s” asks first', async (label, confirm, route, message) => {
  const { user, toasts } = await openWith([main, family]);
  testServer.reply(route, { links: [main] });
  await user.click(await screen.findByRole('button', { name: `${label}: Family` }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(testServer.requests(route)).toHaveLength(0);
  await user.click(dialog.getByRole('button', { name: confirm }));
  expect(await toasts().findByText(message)).toBeVisible();
  expect(testServer.requests(route)[0]?.params).toMatchObject({ linkId: family.id });
});

test('a draft leads to its first link', async () => {
  const { registry } = await openWith([], { status: 'draft' });
  expect(await screen.findByRole('link', { name: 'Publish and share' })).toHaveAttribute(
    'href',
    `/registry-link-share/${registry.id}`,
  );
});

test('a failed load is retried in place', async () => {
  const registry = aRegistry({ status: 'published' });
  testServer.reply(getRegistry, registry);
  testServer.disconnect(listLinks);
  const { user } = await openScreen(`/links/${registry.id}`);
  expect(await screen.findByText('Failed to load your links. Please try again.')).toBeVisible();
  testServer.reply(listLinks, { links: [main] });
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Open')).toBeVisible();
});
