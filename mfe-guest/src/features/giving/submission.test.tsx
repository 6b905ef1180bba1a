import { claimItem, listSharedItems } from '@gift-registry/bff-contract';
import { testServer } from '@gift-registry/bff-contract/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { anItem } from '../../testing/fixtures.ts';
import {
  dialog,
  field,
  confirmation,
  submit,
  openDialog,
  acceptClaims,
  busy,
} from '../../testing/open-purchase.ts';

beforeEach(() => sessionStorage.clear());

test('the button says that it is busy and ignores further presses', async () => {
  testServer.hang(claimItem);
  const { user } = await openDialog(anItem());
  await user.type(field(/^Your name/), 'Gita');
  await user.click(submit());
  const busy = await within(dialog()).findByRole('button', { name: /Purchasing\.\.\.$/ });
  expect(busy).toHaveAttribute('aria-busy', 'true');
  await user.dblClick(busy);
  expect(testServer.requests(claimItem)).toHaveLength(1);
});

test('two submits in a row are sent once', async () => {
  testServer.hang(claimItem);
  const { user } = await openDialog(anItem());
  await user.type(field(/^Your name/), 'Gita');
  const form = dialog().querySelector('form');
  if (!form) throw new Error('The dialog has no form.');
  fireEvent.submit(form);
  fireEvent.submit(form);
  expect(await within(dialog()).findByRole('button', { name: /Purchasing\.\.\.$/ })).toBeVisible();
  expect(testServer.requests(claimItem)).toHaveLength(1);
});

test('a resend after a network failure repeats the idempotency key; changed input gets a new one', async () => {
  const lamp = anItem();
  testServer.disconnect(claimItem);
  const { user } = await openDialog(lamp);
  await user.type(field(/^Your name/), 'Gita');
  await user.click(submit());
  const alert = await within(dialog()).findByRole('alert');
  expect(alert).toHaveTextContent('Your gift was not recorded');
  expect(alert).toHaveTextContent(
    'Network error occurred. Please check your connection and try again.',
  );
  expect(field(/^Your name/)).toHaveValue('Gita');
  await user.click(submit());
  await waitFor(() => expect(testServer.requests(claimItem)).toHaveLength(2));
  await user.type(field(/^Your name/), ' Shah');
  acceptClaims(lamp);
  await user.click(submit());
  await confirmation();
  const [first, resend, changed] = testServer
    .requests(claimItem)
    .map(({ headers }) => headers.get('idempotency-key'));
  expect(first).toMatch(/^[0-9a-f-]{36}$/);
  expect(resend).toBe(first);
  expect(changed).not.toBe(first);
});

test('a busy server is asked again by itself, with the same key', async () => {
  const lamp = anItem();
  busy(1);
  const { user } = await openDialog(lamp);
  await user.type(field(/^Your name/), 'Gita');
  await user.click(submit());
  expect(await within(dialog()).findByText('Still trying…')).toBeVisible();
  acceptClaims(lamp);
  await screen.findByRole('dialog', { name: 'Thank you!' }, { timeout: 10_000 });
  const keys = testServer.requests(claimItem).map(({ headers }) => headers.get('idempotency-key'));
  expect(keys).toHaveLength(2);
  expect(keys[1]).toBe(keys[0]);
});

test('a guest can stop the repeats, and nothing typed is lost', async () => {
  busy(15);
  const { user } = await openDialog(anItem());
  await user.type(field(/^Your name/), 'Gita');
  await user.click(submit());
  await user.click(await within(dialog()).findByRole('button', { name: 'Stop trying' }));
  expect(await within(dialog()).findByRole('alert')).toHaveTextContent(
    'Your gift was not recorded',
  );
  expect(within(dialog()).queryByText('Still trying…')).not.toBeInTheDocument();
  expect(field(/^Your name/)).toHaveValue('Gita');
  expect(testServer.requests(claimItem)).toHaveLength(1);
});

test('a gift that someone else took meanwhile says so and refetches the list', async () => {
  const lamp = anItem();
  testServer.fail(claimItem, {
    status: 409,
    code: 'already-purchased',
    message: 'Someone has already purchased this gift. Please choose another one.',
  });
  const { user } = await openDialog(lamp);
  testServer.reply(listSharedItems, { version: 2, items: [{ ...lamp, quantityFulfilled: 1 }] });
  await user.type(field(/^Your name/), 'Gita');
  await user.click(submit());
  expect(await within(dialog()).findByRole('alert')).toHaveTextContent(
    'Someone has already purchased this gift. Please choose another one.',
  );
  expect(await screen.findByText('Given')).toBeInTheDocument();
});

test('a quantity that is no longer left is named in the dialog', async () => {
  testServer.fail(claimItem, {
    status: 409,
    code: 'already-purchased',
    message: 'Only 2 are still needed.',
    field: 'quantity',
  });
  const { user } = await openDialog(anItem({ quantityRequested: 3 }));
  await user.type(field(/^Your name/), 'Gita');
  await user.click(submit());
  expect(await within(dialog()).findByRole('alert')).toHaveTextContent('Only 2 are still needed.');
});

test('a field that the server rejects is named at the field', async () => {
  testServer.fail(claimItem, {
    status: 422,
    code: 'invalid-input',
    message: 'Please use another address',
    field: 'guestEmail',
  });
  const { user } = await openDialog(anItem());
  await user.type(field(/^Your name/), 'Gita');
  await user.type(field(/^Email/), 'gita@example.com');
  await user.click(submit());
  await waitFor(() =>
    expect(field(/^Email/)).toHaveAccessibleDescription(/Please use another address/),
  );
  expect(within(dialog()).queryByText('Your gift was not recorded')).not.toBeInTheDocument();
  expect(field(/^Email/)).toHaveFocus();
});
