import {
  createRegistry,
  dismissHint,
  getDraft,
  listDismissedHints,
  type Registry,
} from '@gift-registry/bff-contract';
import { testServer } from '@gift-registry/bff-contract/testing';
import { screen, waitFor } from '@testing-library/react';
import { unavailable } from '../../testing/failures.ts';
import { aRegistry } from '../../testing/fixtures.ts';
import { fillIn } from '../../testing/fill-in.ts';
import { openScreen } from '../../testing/open-screen.tsx';
import { opensStarterLists } from '../../features/catalogue/starter-list-wish.ts';

beforeEach(() => {
  localStorage.clear();
});

async function openNew(draft: Registry | null = null, dismissed: readonly string[] = []) {
  testServer.reply(getDraft, { registry: draft });
  testServer.reply(dismissHint, { dismissed: ['welcome'] });
  return openScreen('/create-registry', {
    dismissed,
    settings: { sampleRegistryPath: '/r/sample' },
  });
}

test('a new host reads three lines and can look at a sample', async () => {
  await openNew();
  expect(await screen.findByRole('heading', { name: 'Welcome to Tohfa, Asha!' })).toBeVisible();
  expect(screen.getAllByRole('listitem')).toHaveLength(3);
  expect(screen.getByRole('link', { name: /^Look at a sample registry/ })).toHaveAttribute(
    'href',
    '/r/sample',
  );
  expect(screen.queryByLabelText('Registry name')).not.toBeInTheDocument();
});

test('Start empty opens the form, and the server remembers', async () => {
  const { user } = await openNew();
  await user.click(await screen.findByRole('button', { name: 'Start empty' }));
  await waitFor(() => expect(screen.getByLabelText('Registry name')).toHaveFocus());
  await waitFor(() =>
    expect(testServer.requests(dismissHint)[0]?.params).toEqual({ hint: 'welcome' }),
  );
});

test('Start with a starter list leads to the starter lists after the form', async () => {
  const { user, address, location } = await openNew();
  testServer.reply(createRegistry, aRegistry());
  await user.click(await screen.findByRole('button', { name: 'Start with a starter list' }));
  await fillIn(user, await screen.findByLabelText('Registry name'), 'Asha & Rohan');
  await user.selectOptions(screen.getByLabelText('Occasion'), 'Wedding');
  await user.type(screen.getByLabelText('Event date'), '2099-11-21');
  await user.selectOptions(screen.getByLabelText('Expected guests'), '51–100');
  await fillIn(user, screen.getByLabelText('Phone number'), '9876543210');
  await user.click(screen.getByRole('button', { name: 'Start Adding Products!' }));
  await waitFor(() => expect(address()).toBe('/products'));
  expect(opensStarterLists(location().state)).toBe(true);
});

test('a choice that the server does not hear still opens the form', async () => {
  const { user } = await openNew();
  testServer.fail(dismissHint, unavailable);
  await user.click(await screen.findByRole('button', { name: 'Start empty' }));
  expect(await screen.findByLabelText('Registry name')).toBeVisible();
});

test.each([
  ['the welcome was dismissed', null, ['welcome']],
  ['there is a draft', aRegistry(), []],
] as const)('no welcome when %s', async (_, draft, dismissed) => {
  await openNew(draft, dismissed);
  expect(await screen.findByLabelText('Registry name')).toBeVisible();
  expect(screen.queryByText(/^Welcome/)).not.toBeInTheDocument();
});

test('no welcome when the server can not say whether it was dismissed', async () => {
  testServer.reply(getDraft, { registry: null });
  const opened = openScreen('/create-registry');
  testServer.fail(listDismissedHints, unavailable);
  await opened;
  expect(await screen.findByLabelText('Registry name')).toBeVisible();
});
