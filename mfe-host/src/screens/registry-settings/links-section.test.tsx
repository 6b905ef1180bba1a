import {
  addLink,
  changeLink,
  endLink,
  getRegistry,
  listLinks,
  rotateLink,
} from '@gift-registry/bff-contract';
import { testServer } from '@gift-registry/bff-contract/testing';
import { screen, within } from '@testing-library/react';
import { aRegistry } from '../../testing/fixtures.ts';
import { aLink, answerSettings, openLinks } from '../../testing/open-links.ts';
import { openScreen } from '../../testing/open-screen.tsx';

const main = aLink();
const family = aLink({ label: 'Family', url: 'https://tohfa.example/r/BBBBBBBBBBBBBBBBBBBBBB' });

test('all links are listed with their names and states', async () => {
  const { user } = await openLinks({ links: [main, aLink({ label: 'Office', paused: true })] });
  const list = within(await screen.findByRole('list', { name: 'Links of this registry' }));
  expect(list.getByRole('heading', { name: 'Main link' })).toBeVisible();
  expect(list.getByText('Open')).toBeVisible();
  expect(list.getByText('Paused')).toBeVisible();
  expect(list.getByRole('button', { name: 'Continue: Office' })).not.toBeVisible();
  await user.click(list.getByText('of Office'));
  expect(list.getByRole('button', { name: 'Continue: Office' })).toBeVisible();
});

test('a link needs a name', async () => {
  const { user, toasts, registry } = await openLinks({ links: [main] });
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

test('a name that the server refuses is told until the person types', async () => {
  const { user } = await openLinks({ links: [main] });
  const message = 'A link of this name exists.';
  testServer.fail(addLink, { status: 409, code: 'conflict', message, field: 'label' });
  const field = await screen.findByLabelText('Name of a new link');
  await user.type(field, 'Family');
  await user.click(screen.getByRole('button', { name: 'Add link' }));
  expect(await screen.findByText(message)).toBeVisible();
  await user.type(field, '2');
  expect(screen.queryByText(message)).not.toBeInTheDocument();
});

test('a link is paused with one press', async () => {
  const { user, toasts } = await openLinks({ links: [main, family] });
  testServer.reply(changeLink, { links: [main, { ...family, paused: true }] });
  await user.click(await screen.findByRole('button', { name: 'Pause: Family' }));
  expect(await toasts().findByText('“Family” is paused.')).toBeVisible();
  expect(testServer.requests(changeLink)[0]?.body).toEqual({ paused: true });
});

test('the last day is saved by a press', async () => {
  const { user, toasts } = await openLinks({ links: [family] });
  const field = await screen.findByLabelText(/^Last day/);
  const save = screen.getByRole('button', { name: 'Save the last day: Family' });
  expect(save).toBeDisabled();
  testServer.reply(changeLink, { links: [{ ...family, endsOn: '2099-12-31' }] });
  await user.type(field, '2099-12-31');
  await user.click(save);
  expect(await toasts().findByText(/expires after .*December 31, 2099/)).toBeVisible();
  expect(testServer.requests(changeLink)[0]?.body).toEqual({ endsOn: '2099-12-31' });
});

test('a day in the past is refused at its field', async () => {
  const { user } = await openLinks({ links: [family] });
  await user.click(await screen.findByText('of Family'));
  await user.type(await screen.findByLabelText(/^Last day/), '2020-01-31');
  await user.click(screen.getByRole('button', { name: 'Save the last day: Family' }));
  expect(await screen.findByText('Please choose today or a later day.')).toBeVisible();
  expect(testServer.requests(changeLink)).toHaveLength(0);
});

test.each([
  ['New link', 'Replace it', rotateLink, /has a new link/],
  ['End', 'End it', endLink, /has ended/],
] as const)('“%s” asks first', async (label, confirm, route, message) => {
  const { user, toasts } = await openLinks({ links: [main, family] });
  testServer.reply(route, { links: [main] });
  await user.click(await screen.findByRole('button', { name: `${label}: Family` }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(testServer.requests(route)).toHaveLength(0);
  await user.click(dialog.getByRole('button', { name: confirm }));
  expect(await toasts().findByText(message)).toBeVisible();
  expect(testServer.requests(route)[0]?.params).toMatchObject({ linkId: family.id });
});

test('a draft leads to its first link', async () => {
  const { registry } = await openLinks({ links: [], registry: { status: 'draft' } });
  expect(await screen.findByRole('link', { name: 'Publish and share' })).toHaveAttribute(
    'href',
    `/registry-link-share/${registry.id}`,
  );
});

test('a failed load is retried in place', async () => {
  const registry = aRegistry({ status: 'published' });
  testServer.reply(getRegistry, registry);
  answerSettings();
  testServer.disconnect(listLinks);
  const { user } = await openScreen(`/links/${registry.id}`);
  expect(await screen.findByText('Failed to load your links. Please try again.')).toBeVisible();
  testServer.reply(listLinks, { links: [main] });
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Open')).toBeVisible();
});

test('a link tells its visitors per day', async () => {
  const openings = [
    { day: '2026-11-22', count: 3 },
    { day: '2026-11-21', count: 1 },
  ];
  const { user } = await openLinks({ links: [{ ...main, openings }] });
  await user.click(await screen.findByText(/^4 visitors/));
  expect(screen.getByText('Nov 22, 2026: 3 visitors')).toBeVisible();
  expect(screen.getByText('Nov 21, 2026: 1 visitor')).toBeVisible();
});
