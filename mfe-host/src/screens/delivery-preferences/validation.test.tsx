import { deliverySectionMessage, saveDelivery } from '@gift-registry/bff-contract';
import { testServer } from '@gift-registry/bff-contract/testing';
import { screen, within } from '@testing-library/react';
import { fillIn } from '../../testing/fill-in.ts';
import {
  choose,
  acceptTerms,
  submit,
  field,
  openDelivery,
  fillInAddress,
} from '../../testing/open-delivery.ts';

beforeEach(() => sessionStorage.clear());

describe('validation', () => {
  test('a delivery preference is required', async () => {
    const { user, toasts } = await openDelivery();
    await acceptTerms(user);
    await submit(user);
    expect(await toasts().findByText('Selection Required')).toBeVisible();
    expect(
      within(screen.getByRole('radiogroup').parentElement ?? document.body).getAllByText(
        'Please select a delivery preference',
      )[0],
    ).toBeVisible();
    expect(testServer.requests(saveDelivery)).toHaveLength(0);
  });

  test('the terms are required', async () => {
    const { user, toasts } = await openDelivery();
    await choose(user, 'guests');
    await submit(user);
    expect(await toasts().findByText('Terms Required')).toBeVisible();
    expect(toasts().getByText('You must accept the Terms & Conditions to continue')).toBeVisible();
    expect(screen.getByRole('checkbox', { name: /Terms & Conditions/ })).toBeInvalid();
  });

  test('a missing preference and unaccepted terms show together', async () => {
    const { user } = await openDelivery();
    await submit(user);
    expect(await screen.findByRole('checkbox', { name: /Terms & Conditions/ })).toBeInvalid();
    expect(screen.getByRole('radiogroup')).toBeInvalid();
  });

  test('catalogue delivery requires an address, each field with its message', async () => {
    const { user } = await openDelivery({ phoneNumber: '' });
    await choose(user, 'catalogue');
    await acceptTerms(user);
    await submit(user);
    for (const message of [
      deliverySectionMessage,
      'Street Address (line 1) is required.',
      'City is required.',
      'State is required.',
      'Enter a valid 6-digit PIN code.',
      'Enter a valid 10-digit Indian mobile number.',
    ])
      expect(await screen.findByText(message)).toBeVisible();
    expect(field('Address Line 1')).toHaveFocus();
  });

  test("the recipient's name is required, and does not ask for the whole address", async () => {
    const { user } = await openDelivery();
    await choose(user, 'catalogue');
    await fillInAddress(user);
    await user.clear(field('Recipient’s name'));
    await acceptTerms(user);
    await submit(user);
    expect(await screen.findByText('Recipient’s name is required.')).toBeVisible();
    expect(field('Recipient’s name')).toHaveFocus();
    expect(screen.queryByText(deliverySectionMessage)).not.toBeInTheDocument();
    expect(testServer.requests(saveDelivery)).toHaveLength(0);
  });

  test('editing a field clears its message and no other', async () => {
    const { user } = await openDelivery();
    await choose(user, 'catalogue');
    await submit(user);
    await screen.findByText('City is required.');
    await user.type(field('City'), 'P');
    expect(screen.queryByText('City is required.')).not.toBeInTheDocument();
    expect(screen.getByText('State is required.')).toBeVisible();
  });

  test.each([
    ['PIN code', '4110', 'Enter a valid 6-digit PIN code.'],
    ['PIN code', '41100a', 'Enter a valid 6-digit PIN code.'],
    ['Phone number', '1234567890', 'Enter a valid 10-digit Indian mobile number.'],
  ])('%s %s is refused', async (label, text, message) => {
    const { user } = await openDelivery();
    await choose(user, 'catalogue');
    await acceptTerms(user);
    await fillIn(user, field(label), text);
    await submit(user);
    expect(await screen.findByText(message)).toBeVisible();
    expect(testServer.requests(saveDelivery)).toHaveLength(0);
  });
});
