import {
  cancelEmailChange,
  changeEmail,
  changePassword,
  checkExport,
  deleteAccount,
  exportAccount,
  getAccount,
  keepAccount,
  listSessions,
  saveAccount,
  type Account,
} from '@gift-registry/bff-contract';
import { testServer } from '@gift-registry/bff-contract/testing';
import { signedInAs } from '@gift-registry/shell-contract/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { anAccount } from '../../testing/an-account.ts';
import { openAuthPage } from '../../testing/open-auth-page.tsx';

const refused = {
  status: 403,
  code: 'step-up-required',
  message: 'Please confirm that it’s you first. Nothing was changed.',
} as const;

async function open(changes: Partial<Account> = {}) {
  testServer.reply(getAccount, anAccount(changes));
  testServer.reply(listSessions, { sessions: [] });
  const opened = openAuthPage('/account', { session: signedInAs('host') });
  await screen.findByRole('heading', { name: 'About you' });
  return opened;
}

const press = (name: string) => screen.getByRole('button', { name });

test('names and phone number are saved; mistakes are told at their fields', async () => {
  testServer.reply(saveAccount, anAccount());
  const { user, toasts } = await open();
  const phone = screen.getByLabelText(/^Phone number/);
  expect(phone).toHaveValue('9876543210');
  await user.clear(phone);
  await user.type(phone, '123');
  await user.clear(screen.getByLabelText('First name'));
  await user.click(press('Save'));
  expect(screen.getByText('Name is required')).toBeVisible();
  expect(screen.getByText('Please enter a valid 10-digit phone number')).toBeVisible();
  expect(testServer.requests(saveAccount)).toEqual([]);

  await user.type(screen.getByLabelText('First name'), 'Usha');
  await user.clear(phone);
  await user.click(press('Save'));
  expect(await toasts().findByText('Saved.')).toBeVisible();
  expect(testServer.requests(saveAccount)[0]?.body).toEqual({
    firstName: 'Usha',
    lastName: 'Menon',
    phone: '',
  });
});

test('a new address waits for both mailboxes', async () => {
  const { user, toasts } = await open();
  await user.type(screen.getByLabelText('New email address'), 'usha@example.com');
  const changed = anAccount({ newEmail: 'usha@example.com' });
  testServer.reply(changeEmail, changed);
  testServer.reply(getAccount, changed);
  await user.click(press('Change the address'));
  expect(
    await toasts().findByText('Please confirm the new address in both mailboxes.'),
  ).toBeVisible();
  expect(screen.getByText('usha@example.com waits for your confirmation.')).toBeVisible();

  testServer.reply(cancelEmailChange, anAccount());
  testServer.reply(getAccount, anAccount());
  await user.click(press('Keep the old address'));
  expect(await screen.findByLabelText('New email address')).toHaveValue('');
});

test('a person who does not confirm is told that nothing was changed', async () => {
  testServer.fail(changeEmail, refused);
  const { user, toasts } = await open();
  await user.type(screen.getByLabelText('New email address'), 'usha@example.com');
  await user.click(press('Change the address'));
  expect(await toasts().findByText(refused.message)).toBeVisible();
  expect(screen.getByLabelText('New email address')).toHaveValue('usha@example.com');
  expect(testServer.requests(changeEmail)).toHaveLength(1);
});

const typePasswords = async (
  user: Awaited<ReturnType<typeof open>>['user'],
  password: string,
  confirmation = password,
) => {
  await user.type(screen.getByLabelText('New password'), password);
  await user.type(screen.getByLabelText('Confirm new password'), confirmation);
};

test('a changed password needs the present one, which is asked for at its field', async () => {
  testServer.fail(changePassword, {
    status: 403,
    code: 'invalid-credentials',
    field: 'currentPassword',
    message: 'This is not your password. Please try again.',
  });
  const { user, toasts } = await open();
  await typePasswords(user, 'Copper-pan-92', 'Copper-pan-9');
  await user.click(press('Change the password'));
  expect(screen.getByText('Please enter your password')).toBeVisible();
  expect(screen.getByText("New password and confirmation don't match.")).toBeVisible();
  await user.type(screen.getByLabelText('Confirm new password'), '2');
  await user.type(screen.getByLabelText('Current password'), 'Wrong-pass-1');
  await user.click(press('Change the password'));
  expect(await screen.findByText('This is not your password. Please try again.')).toBeVisible();

  testServer.reply(changePassword, { updated: true });
  await user.click(press('Change the password'));
  expect(
    await toasts().findByText('Your password is changed. Your other devices are signed out.'),
  ).toBeVisible();
  expect(testServer.requests(changePassword).at(-1)?.body).toEqual({
    currentPassword: 'Wrong-pass-1',
    password: 'Copper-pan-92',
  });
  expect(screen.getByLabelText('New password')).toHaveValue('');
});

test('an account without a password gets its first one', async () => {
  testServer.reply(changePassword, { updated: true });
  const { user, toasts } = await open({ hasPassword: false });
  expect(screen.queryByLabelText('Current password')).not.toBeInTheDocument();
  await typePasswords(user, 'Copper-pan-92');
  await user.click(press('Set a password'));
  expect(await toasts().findByText(/^Your password is changed/)).toBeVisible();
  expect(testServer.requests(changePassword)[0]?.body).toEqual({ password: 'Copper-pan-92' });
});

test('data is collected, and downloaded when it is ready', async () => {
  const id = '01997d0e-0000-7000-8000-000000000001';
  const waiting = anAccount({ dataExport: { id, state: 'waiting', expiresAt: null } });
  testServer.reply(exportAccount, waiting);
  const { user, queryClient, toasts } = await open();
  testServer.reply(getAccount, waiting);
  await user.click(press('Collect my data'));
  expect(await screen.findByText(/^We are collecting your data. You can leave/)).toBeVisible();
  const expiresAt = '2099-11-23T10:00:00Z';
  testServer.reply(getAccount, anAccount({ dataExport: { id, state: 'ready', expiresAt } }));
  await queryClient.invalidateQueries({ queryKey: ['account'] });
  const button = await screen.findByRole('button', { name: 'Download' });
  expect(screen.getByText(/It is deleted on Nov 23, 2099/)).toBeVisible();
  const saved: string[] = [];
  const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function keep(
    this: HTMLAnchorElement,
  ) {
    saved.push(`${this.pathname} as ${this.download}`);
  });
  testServer.fail(checkExport, refused);
  await user.click(button);
  expect(await toasts().findByText('Your file was not downloaded')).toBeVisible();
  expect(saved).toEqual([]);
  testServer.reply(checkExport, { readable: true });
  await user.click(button);
  await waitFor(() => expect(saved).toEqual([`/api/account/export/${id} as my-data.zip`]));
  click.mockRestore();
});

test('deleting names the registries, asks twice, and signs out', async () => {
  const registry = { id: '01997d0e-0000-7000-8000-000000000002', registryName: 'Asha weds Dev' };
  testServer.reply(deleteAccount, { deletesAt: '2099-12-06T10:00:00Z' });
  const { user, toasts, address } = await open({ ownRegistries: [registry] });
  expect(screen.getByRole('link', { name: 'Asha weds Dev' })).toHaveAttribute(
    'href',
    `/registry-settings/${registry.id}`,
  );
  await user.click(press('Delete my account'));
  const dialog = within(await screen.findByRole('dialog', { name: 'Delete your account?' }));
  await user.click(dialog.getByRole('button', { name: 'Delete my account' }));
  await waitFor(() => expect(address()).toBe('/'));
  expect(await toasts().findByText('Your account will be deleted')).toBeVisible();
});

test('a refused deletion is explained in the dialog', async () => {
  testServer.fail(deleteAccount, {
    status: 409,
    code: 'conflict',
    message: 'You are the only admin. Make somebody else admin first.',
  });
  const { user } = await open();
  await user.click(press('Delete my account'));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: 'Delete my account' }));
  expect(await dialog.findByRole('alert')).toHaveTextContent('You are the only admin.');
});

test('an account that is going to be deleted can be kept', async () => {
  testServer.reply(keepAccount, anAccount());
  const { user, toasts } = await open({ deletesAt: '2099-12-06T10:00:00Z' });
  expect(screen.getByText(/^Your account will be deleted on Dec 6, 2099/)).toBeVisible();
  expect(screen.queryByRole('heading', { name: 'Delete your account' })).not.toBeInTheDocument();
  testServer.reply(getAccount, anAccount());
  await user.click(press('Keep my account'));
  expect(await toasts().findByText('Your account stays, with your registries.')).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Delete your account' })).toBeVisible();
});

test('an account that fails to load is retried in place', async () => {
  testServer.disconnect(getAccount);
  testServer.reply(listSessions, { sessions: [] });
  const { user } = openAuthPage('/account', { session: signedInAs('host') });
  expect(screen.getByText('Loading your account...')).toBeInTheDocument();
  expect(await screen.findByRole('alert')).toHaveTextContent('Failed to load your account.');
  testServer.reply(getAccount, anAccount());
  await user.click(press('Try again'));
  expect(await screen.findByRole('heading', { name: 'About you' })).toBeVisible();
});

test('a refusal of what no field shows is said', async () => {
  const message = 'This address can’t be used.';
  testServer.fail(changeEmail, { status: 400, code: 'invalid-input', message, field: 'domain' });
  const { user, toasts } = await open();
  await user.type(screen.getByLabelText('New email address'), 'usha@example.com');
  await user.click(press('Change the address'));
  expect(await toasts().findByText(message)).toBeVisible();
});
