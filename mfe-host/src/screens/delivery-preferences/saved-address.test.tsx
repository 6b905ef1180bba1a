import { saveDelivery } from '@gift-registry/bff-contract';
import { testServer } from '@gift-registry/bff-contract/testing';
import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { fillIn } from '../../testing/fill-in.ts';
import { choose, submit, field, openDelivery, home } from '../../testing/open-delivery.ts';

beforeEach(() => sessionStorage.clear());

describe('a saved address', () => {
  const openDialog = async (user: UserEvent) => {
    await choose(user, 'guests');
    await submit(user);
    return within(await screen.findByRole('dialog', { name: 'Delete your saved address?' }));
  };

  test('is deleted only after a question that shows it', async () => {
    const { user, address } = await openDelivery(home);
    const dialog = await openDialog(user);
    expect(dialog.getByText('12 Lake Road, Pune, Maharashtra, 411001')).toBeVisible();
    expect(testServer.requests(saveDelivery)).toHaveLength(0);
    await user.click(dialog.getByRole('button', { name: 'Delete address and proceed' }));
    await waitFor(() => expect(address()).toMatch('/registry/share/'));
    expect(testServer.requests(saveDelivery)[0]?.body.deliveryPreference).toBe('guest_delivery');
  });

  test('stays when the host keeps it', async () => {
    const { user, address } = await openDelivery(home);
    const dialog = await openDialog(user);
    await user.click(dialog.getByRole('button', { name: 'Keep address' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(testServer.requests(saveDelivery)).toHaveLength(0);
    expect(address()).toBe('/delivery-preferences');
  });

  test('is kept without a question when it is only changed', async () => {
    const { user, address } = await openDelivery(home);
    await fillIn(user, field('Address Line 2'), 'Second floor');
    await submit(user);
    await waitFor(() => expect(address()).toMatch('/registry/share/'));
  });
});

describe('a complete PIN code', () => {
  const openAddress = async () => {
    const opened = await openDelivery();
    await choose(opened.user, 'catalogue');
    return opened;
  };

  test('fills in city and state', async () => {
    const { user } = await openAddress();
    await submit(user);
    await screen.findByText('City is required.');
    await waitFor(() => expect(field('Address Line 1')).toHaveFocus());
    await fillIn(user, field('PIN code'), '560001');
    await waitFor(() => expect(field('City')).toHaveValue('Bengaluru'));
    expect(field('State')).toHaveValue('Karnataka');
    expect(screen.queryByText('City is required.')).not.toBeInTheDocument();
  });

  test('replaces the place of a mistyped one', async () => {
    const { user } = await openAddress();
    await fillIn(user, field('PIN code'), '560001');
    await waitFor(() => expect(field('City')).toHaveValue('Bengaluru'));
    await fillIn(user, field('PIN code'), '411001');
    await waitFor(() => expect(field('City')).toHaveValue('Pune'));
    expect(field('State')).toHaveValue('Maharashtra');
  });

  test('never replaces what the host typed', async () => {
    const { user } = await openAddress();
    await fillIn(user, field('City'), 'Bangalore');
    await fillIn(user, field('PIN code'), '560001');
    await waitFor(() => expect(field('State')).toHaveValue('Karnataka'));
    expect(field('City')).toHaveValue('Bangalore');
  });
});
