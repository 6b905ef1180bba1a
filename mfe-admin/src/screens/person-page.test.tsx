import {
  changeRole,
  getPerson,
  lockPerson,
  signPersonOut,
  type Person,
} from '@gift-registry/bff-contract';
import { testServer } from '@gift-registry/bff-contract/testing';
import { renderScreen, signedInAs } from '@gift-registry/shell-contract/testing';
import { screen, within } from '@testing-library/react';
import PersonPage from './person-page.tsx';

const id = '01997d0e-0000-7000-8000-000000000001';
const at = '2026-11-20T10:00:00.000Z';
const aPerson = (changes: Partial<Person> = {}): Person => ({
  ...{ id, name: 'Asha Rao', email: 'asha@example.com', role: 'host', state: 'active' },
  ...{ registries: 1, createdAt: at, confirmedAt: at, lockedAt: null, deletesAt: null },
  ...{ devices: 2, lastSeenAt: at },
  ownRegistries: [{ id, name: 'Asha weds Dev', state: 'published' }],
  history: [
    {
      ...{ event: 'email-confirmed-by-team', at, actorId: id, actor: 'Ira Menon' },
      ...{ subject: '', why: 'She called.' },
    },
  ],
  ...changes,
});

beforeEach(() => sessionStorage.clear());

function open(person = aPerson(), role: 'admin' | 'support' = 'admin') {
  testServer.reply(getPerson, person);
  return renderScreen(<PersonPage />, {
    path: `/admin/people/${id}`,
    params: { userId: id },
    session: signedInAs(role),
  });
}

async function ask(user: ReturnType<typeof open>['user'], button: string) {
  await user.click(await screen.findByRole('button', { name: button }));
  const dialog = within(await screen.findByRole('dialog', { name: button }));
  return { dialog, send: () => user.click(dialog.getByRole('button', { name: button })) };
}

test('a person is shown with account, registries and history', async () => {
  open();
  expect(await screen.findByRole('heading', { level: 1, name: 'Asha Rao' })).toBeVisible();
  const account = screen.getByRole('region', { name: 'Account' });
  for (const text of ['asha@example.com', '2 devices', 'Confirmed'])
    expect(account).toHaveTextContent(text);
  expect(screen.getByRole('link', { name: 'Asha weds Dev' })).toHaveAttribute(
    'href',
    `/admin/registries/${id}`,
  );
  expect(screen.getByRole('region', { name: 'History' })).toHaveTextContent(
    'Email confirmed by team, Ira MenonShe called.',
  );
});

test('the role is changed after a reason', async () => {
  testServer.reply(changeRole, aPerson({ role: 'support' }));
  const { user, toasts } = open();
  const { dialog, send } = await ask(user, 'Change the role');
  await send();
  expect(await dialog.findByText('Please say why')).toBeVisible();
  expect(await dialog.findByText('Please fill in: New role')).toBeVisible();
  await user.selectOptions(dialog.getByRole('combobox', { name: 'New role' }), 'Support');
  await user.type(dialog.getByRole('textbox', { name: /^Why/ }), 'She joins the team.');
  await send();
  expect(await toasts().findByText('The role is changed')).toBeVisible();
  expect(testServer.requests(changeRole).at(-1)?.body).toEqual({
    ...{ role: 'support', why: 'She joins the team.' },
  });
});

test('an account is locked, and then offers to be unlocked', async () => {
  testServer.reply(lockPerson, aPerson({ state: 'locked', lockedAt: at }));
  const { user } = open();
  const { dialog, send } = await ask(user, 'Lock the account');
  await user.type(dialog.getByRole('textbox', { name: /^Why/ }), 'Spam');
  await send();
  expect(await screen.findByRole('button', { name: 'Unlock the account' })).toBeVisible();
  expect(testServer.requests(lockPerson)[0]?.body).toEqual({ locked: true, why: 'Spam' });
});

test('a refusal keeps the dialog and the reason', async () => {
  testServer.fail(signPersonOut, { status: 409, message: 'This is your own account.' });
  const { user } = open();
  const { dialog, send } = await ask(user, 'Sign out everywhere');
  await user.type(dialog.getByRole('textbox', { name: /^Why/ }), 'Lost phone');
  await send();
  expect(await dialog.findByText('This is your own account.')).toBeVisible();
  expect(dialog.getByRole('textbox', { name: /^Why/ })).toHaveValue('Lost phone');
});

test('support is offered what support may do, and no more', async () => {
  open(aPerson({ confirmedAt: null, state: 'unconfirmed' }), 'support');
  await screen.findByRole('heading', { level: 1, name: 'Asha Rao' });
  const offered = screen.getAllByRole('button').filter((button) => !button.closest('nav'));
  expect(offered.map(({ textContent }) => textContent)).toEqual([
    'Sign out everywhere',
    'Send the confirmation again',
  ]);
});

test('an admin is offered the rest, too', async () => {
  open(aPerson({ confirmedAt: null, state: 'unconfirmed' }));
  await screen.findByRole('heading', { level: 1, name: 'Asha Rao' });
  for (const name of ['Change the role', 'Confirm the address', 'Delete the account'])
    expect(screen.getByRole('button', { name })).toBeVisible();
});

test('an unknown person and a failure say so', async () => {
  testServer.fail(getPerson, { status: 404, message: 'Not found' });
  const missing = renderScreen(<PersonPage />, {
    params: { userId: id },
    session: signedInAs('admin'),
  });
  expect(await screen.findByText('No such person')).toBeVisible();
  missing.unmount();
  testServer.fail(getPerson, { status: 503, message: 'Please try again.' });
  renderScreen(<PersonPage />, { params: { userId: id }, session: signedInAs('admin') });
  expect(await screen.findByText('The person could not be loaded')).toBeVisible();
});
