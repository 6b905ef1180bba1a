import {
  confirmIdentity,
  deleteAccount,
  getAccount,
  sendIdentityCode,
  type Account,
} from '@gift-registry/bff-contract';
import { useClient } from '@gift-registry/bff-contract/react';
import { testServer } from '@gift-registry/bff-contract/testing';
import { useHistoryLayer, useSession } from '@gift-registry/shell-contract';
import { testUser } from '@gift-registry/shell-contract/testing';
import { ConfirmDialog } from '@gift-registry/design-system/confirm-dialog';
import { act, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { openShell } from '../testing/open-shell.tsx';

function Screen() {
  const api = useClient(useSession());
  const layer = useHistoryLayer('deletion', { momentary: true });
  const [result, setResult] = useState('');
  const remove = () =>
    api(deleteAccount, {}).then(
      () => setResult('done'),
      (error: Error) => setResult(error.message),
    );
  return (
    <>
      <button type="button" onClick={() => layer.show()}>
        Delete
      </button>
      <ConfirmDialog
        layer={layer}
        title="Delete your account?"
        description={result}
        confirmLabel="Delete it"
        busyLabel="Deleting..."
        onConfirm={() => void remove()}
      />
    </>
  );
}

async function ask(account: Partial<Account> = {}) {
  testServer.reply(getAccount, {
    email: 'asha@example.com',
    firstName: 'Asha',
    lastName: 'Menon',
    phone: '',
    hasPassword: true,
    newEmail: null,
    deletesAt: null,
    dataExport: null,
    ownRegistries: [],
    ...account,
  });
  testServer.fail(deleteAccount, {
    status: 403,
    code: 'step-up-required',
    message: 'Please confirm that it’s you first. Nothing was changed.',
  });
  testServer.reply(confirmIdentity, () => {
    testServer.reply(deleteAccount, { deletesAt: '2099-12-06T10:00:00Z' });
    return { confirmed: true } as const;
  });
  const { user } = await openShell('/page', {
    pages: [{ path: '/page', access: 'signed-in', Screen }],
    user: testUser('host'),
  });
  await user.click(await screen.findByRole('button', { name: 'Delete' }));
  await user.click(await screen.findByRole('button', { name: 'Delete it' }));
  return { user, dialog: within(await screen.findByRole('dialog', { name: 'Is it you?' })) };
}

test('the password is asked for, and the call is repeated', async () => {
  const { user, dialog } = await ask();
  await user.type(await dialog.findByLabelText('Your password'), 'Sunlight-42{Enter}');
  expect(await screen.findByText('done')).toBeVisible();
  expect(screen.getByRole('dialog', { name: 'Delete your account?' })).toBeVisible();
  expect(testServer.requests(confirmIdentity)[0]?.body).toEqual({ password: 'Sunlight-42' });
  expect(testServer.requests(deleteAccount)).toHaveLength(2);
});

test('a wrong password is told at its field until it is changed', async () => {
  const { user, dialog } = await ask();
  testServer.fail(confirmIdentity, {
    status: 403,
    code: 'invalid-credentials',
    field: 'password',
    message: 'This is not your password. Please try again.',
  });
  const field = await dialog.findByLabelText('Your password');
  await user.type(field, 'Wrong-pass-1');
  await user.click(dialog.getByRole('button', { name: 'Confirm' }));
  expect(await dialog.findByText('This is not your password. Please try again.')).toBeVisible();
  await user.type(field, '2');
  expect(dialog.queryByText(/not your password/)).not.toBeInTheDocument();
});

test('a mailed code does it too, and is the only way without a password', async () => {
  testServer.reply(sendIdentityCode, { accepted: true });
  const { user, dialog } = await ask({ hasPassword: false });
  await user.click(await dialog.findByRole('button', { name: 'Mail me a code' }));
  await user.type(await dialog.findByLabelText('Code from the mail'), '048213');
  await user.click(dialog.getByRole('button', { name: 'Confirm' }));
  expect(await screen.findByText('done')).toBeVisible();
  expect(testServer.requests(confirmIdentity)[0]?.body).toEqual({ code: '048213' });
});

test('an account with a password may choose the code', async () => {
  const { user, dialog } = await ask();
  await user.click(await dialog.findByRole('button', { name: 'Mail me a code instead' }));
  expect(dialog.getByText('We send a code with six digits to asha@example.com.')).toBeVisible();
});

test.each([
  ['Escape', (user: UserEvent) => user.keyboard('{Escape}')],
  ['Back', async () => act(() => history.back())],
])('%s closes the question alone, and the call ends with the refusal', async (_way, close) => {
  const { user } = await ask();
  const question = screen.getByRole('dialog', { name: 'Is it you?' });
  await waitFor(() => expect(question.contains(document.activeElement)).toBe(true));
  await close(user);
  expect(await screen.findByText(/^Please confirm that it’s you first/)).toBeVisible();
  expect(screen.queryByRole('dialog', { name: 'Is it you?' })).not.toBeInTheDocument();
  expect(screen.getByRole('dialog', { name: 'Delete your account?' })).toBeVisible();
  expect(testServer.requests(confirmIdentity)).toEqual([]);
});
