import { changeRole, listPeople, type PersonRow } from '@gift-registry/bff-contract';
import { testServer } from '@gift-registry/bff-contract/testing';
import { renderScreen, signedInAs } from '@gift-registry/shell-contract/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { serveSavedFilters } from '../testing/saved-filters.ts';
import PeoplePage from './people-page.tsx';

beforeEach(() => serveSavedFilters());

const id = '01997d0e-0000-7000-8000-000000000001';

const aPerson = (changes: Partial<PersonRow> = {}): PersonRow => ({
  ...{ id, name: 'Ira Menon', email: 'ira@example.com', role: 'host', state: 'active' },
  ...{ registries: 2, createdAt: '2026-11-20T10:00:00.000Z' },
  ...changes,
});

const serve = (...rows: PersonRow[]) => testServer.reply(listPeople, { rows, nextCursor: null });

const open = (role: 'admin' | 'support' = 'admin') =>
  renderScreen((pathname) => pathname === '/admin/people' && <PeoplePage />, {
    path: '/admin/people',
    session: signedInAs(role),
  });

async function askFor(email: string) {
  const { user, toasts } = open();
  await user.click(await screen.findByRole('button', { name: 'Add to support' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Add to support' }));
  // A refused address stays as a draft.
  await user.clear(dialog.getByLabelText('Email'));
  await user.type(dialog.getByLabelText('Email'), email);
  await user.click(dialog.getByRole('button', { name: 'Add to support' }));
  return { dialog, toasts };
}

test('an admin adds somebody to support by email, with a reason that stands there already', async () => {
  serve(aPerson(), aPerson({ id: id.replace(/1$/, '2'), email: 'ira@example.com.au' }));
  testServer.reply(changeRole, {
    ...aPerson({ role: 'support' }),
    ...{ confirmedAt: null, lockedAt: null, deletesAt: null, devices: 0, lastSeenAt: null },
    ...{ ownRegistries: [], history: [] },
  });
  const { toasts } = await askFor('Ira@example.com');
  expect(await toasts().findByText('Added to support')).toBeVisible();
  expect(testServer.requests(changeRole)).toMatchObject([
    { params: { userId: id }, body: { role: 'support', why: 'Joins the support team.' } },
  ]);
});

test.each([
  ['nobody@example.com', aPerson(), 'No account has this address.'],
  ['ira@example.com', aPerson({ role: 'support' }), 'This person is in support already.'],
  ['ira@example.com', aPerson({ role: 'admin' }), 'This person is an admin, who may do all of it.'],
])('%s is refused when it is of %j: %s', async (email, person, message) => {
  serve(person);
  const { dialog } = await askFor(email);
  expect(await dialog.findByText(message)).toBeVisible();
  expect(testServer.requests(changeRole)).toHaveLength(0);
});

test('support adds nobody', async () => {
  serve(aPerson());
  open('support');
  await waitFor(() => expect(screen.getByText('ira@example.com')).toBeVisible());
  expect(screen.queryByRole('button', { name: 'Add to support' })).not.toBeInTheDocument();
});
