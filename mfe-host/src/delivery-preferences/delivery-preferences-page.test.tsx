import {
  deliverySectionMessage,
  getCurrentRegistry,
  getRegistry,
  saveDelivery,
  type Registry,
} from '@gift-registry/bff-contract';
import { testServer } from '@gift-registry/bff-contract/testing';
import type { LiveEvent } from '@gift-registry/shell-contract';
import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { aRegistry } from '../testing/fixtures.ts';
import { fillIn } from '../testing/fill-in.ts';
import { openScreen } from '../testing/open-screen.tsx';

const choices = {
  catalogue: /^Deliver to my address/,
  guests: /^Guests bring their gifts/,
};
const choose = async (user: UserEvent, choice: keyof typeof choices) =>
  user.click(await screen.findByRole('radio', { name: choices[choice] }));
const acceptTerms = (user: UserEvent) =>
  user.click(screen.getByRole('checkbox', { name: /Terms & Conditions/ }));
const submit = (user: UserEvent) =>
  user.click(screen.getByRole('button', { name: 'Confirm & Proceed' }));
const field = (label: string) => screen.getByLabelText(new RegExp(`^${label}`));

beforeEach(() => sessionStorage.clear());

async function openWith(changes: Partial<Registry> = {}) {
  const registry = aRegistry(changes);
  testServer.reply(getCurrentRegistry, { registry });
  testServer.reply(saveDelivery, registry);
  const opened = await openScreen('/delivery-preferences');
  await screen.findByRole('radiogroup');
  return { registry, ...opened };
}

async function fillInAddress(user: UserEvent) {
  await fillIn(user, field('Address Line 1'), '12 Lake Road');
  await fillIn(user, field('City'), 'Pune');
  await fillIn(user, field('State'), 'Maharashtra');
  await fillIn(user, field('PIN code'), '411001');
}

describe('validation', () => {
  test('a delivery preference is required', async () => {
    const { user, toasts } = await openWith();
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
    const { user, toasts } = await openWith();
    await choose(user, 'guests');
    await submit(user);
    expect(await toasts().findByText('Terms Required')).toBeVisible();
    expect(toasts().getByText('You must accept the Terms & Conditions to continue')).toBeVisible();
    expect(screen.getByRole('checkbox', { name: /Terms & Conditions/ })).toBeInvalid();
  });

  test('a missing preference and unaccepted terms show together', async () => {
    const { user } = await openWith();
    await submit(user);
    expect(await screen.findByRole('checkbox', { name: /Terms & Conditions/ })).toBeInvalid();
    expect(screen.getByRole('radiogroup')).toBeInvalid();
  });

  test('catalogue delivery requires an address, each field with its message', async () => {
    const { user } = await openWith({ phoneNumber: '' });
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
    const { user } = await openWith();
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
    const { user } = await openWith();
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
    const { user } = await openWith();
    await choose(user, 'catalogue');
    await acceptTerms(user);
    await fillIn(user, field(label), text);
    await submit(user);
    expect(await screen.findByText(message)).toBeVisible();
    expect(testServer.requests(saveDelivery)).toHaveLength(0);
  });
});

test('the choice says that no parcel is sent yet', async () => {
  await openWith();
  expect(screen.getByRole('radio', { name: choices.catalogue }).closest('label')).toHaveTextContent(
    'For gifts from the Tohfa catalogue. We take no money and send no parcel yet: your guests arrange both with you.',
  );
});

describe('saving', () => {
  test('catalogue delivery sends the address and the phone as ten digits', async () => {
    const { user, registry, toasts, address } = await openWith();
    await choose(user, 'catalogue');
    await fillInAddress(user);
    await fillIn(user, field('Phone number'), '+919812345678');
    await fillIn(user, field('Delivery instructions'), 'Ring twice');
    await acceptTerms(user);
    await submit(user);

    expect(await toasts().findByText('Delivery preferences saved successfully!')).toBeVisible();
    expect(address()).toBe(`/registry/share/${registry.id}`);
    expect(testServer.requests(saveDelivery)[0]).toMatchObject({
      params: { registryId: registry.id },
      body: {
        deliveryPreference: 'catalog_delivery',
        recipientName: 'Asha Menon',
        addressLine1: '12 Lake Road',
        addressLine2: null,
        city: 'Pune',
        state: 'Maharashtra',
        zipCode: '411001',
        phoneNumber: '9812345678',
        deliveryInstructions: 'Ring twice',
        termsAccepted: true,
      },
    });
  });

  test('a gift may go to somebody else than the host', async () => {
    const { user } = await openWith();
    await choose(user, 'catalogue');
    expect(field('Recipient’s name')).toHaveValue('Asha Menon');
    await fillInAddress(user);
    await fillIn(user, field('Recipient’s name'), 'Dev Menon');
    await acceptTerms(user);
    await submit(user);
    await waitFor(() =>
      expect(testServer.requests(saveDelivery)[0]?.body).toMatchObject({
        recipientName: 'Dev Menon',
      }),
    );
  });

  test('guest delivery needs no address and sends none', async () => {
    const { user } = await openWith();
    await choose(user, 'catalogue');
    await fillIn(user, field('City'), 'Pune');
    await choose(user, 'guests');
    expect(screen.queryByLabelText(/^City/)).not.toBeInTheDocument();
    await acceptTerms(user);
    await submit(user);
    await waitFor(() =>
      expect(testServer.requests(saveDelivery)[0]?.body).toEqual({
        deliveryPreference: 'guest_delivery',
        termsAccepted: true,
        deliveryVersion: 1,
      }),
    );
  });

  test('a stale save shows the saved delivery, keeps the typed one, and is saved by the next press', async () => {
    const { user } = await openWith();
    await choose(user, 'guests');
    await acceptTerms(user);
    testServer.fail(saveDelivery, {
      status: 409,
      code: 'stale',
      message: 'Changed elsewhere.',
      current: aRegistry({
        deliveryPreference: 'catalog_delivery',
        addressLine1: '4 Lake View',
        city: 'Pune',
        state: 'Maharashtra',
        zipCode: '411001',
        termsAccepted: true,
        deliveryVersion: 5,
      }),
    });
    await submit(user);
    expect(await screen.findByText(/Deliver to my address, 4 Lake View, Pune/)).toBeVisible();
    await submit(user);
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(dialog.getByRole('button', { name: 'Delete address and proceed' }));
    await waitFor(() =>
      expect(testServer.requests(saveDelivery).at(-1)?.body).toMatchObject({
        deliveryPreference: 'guest_delivery',
        deliveryVersion: 5,
      }),
    );
  });

  describe('a save of another device', () => {
    const elsewhere = {
      deliveryPreference: 'catalog_delivery',
      addressLine1: '4 Lake View',
      city: 'Pune',
      state: 'Maharashtra',
      zipCode: '411001',
      deliveryVersion: 5,
    } as const;
    const saveElsewhere = (registry: Registry, emit: (event: LiveEvent) => void) => {
      testServer.reply(getCurrentRegistry, { registry: { ...registry, ...elsewhere } });
      emit({ type: 'registry-changed' });
    };

    test('fills an untouched form', async () => {
      const { registry, emit, user } = await openWith();
      saveElsewhere(registry, emit);
      expect(await screen.findByText('Updated from another device')).toBeVisible();
      expect(field('City')).toHaveValue('Pune');
      await acceptTerms(user);
      await submit(user);
      await waitFor(() =>
        expect(testServer.requests(saveDelivery)[0]?.body).toMatchObject({ deliveryVersion: 5 }),
      );
    });

    test('is told beside what was typed, which the next press saves', async () => {
      const { registry, emit, user } = await openWith();
      await choose(user, 'catalogue');
      await fillInAddress(user);
      saveElsewhere(registry, emit);
      expect(await screen.findByText('The delivery was changed on another device')).toBeVisible();
      expect(field('Address Line 1')).toHaveValue('12 Lake Road');
      await acceptTerms(user);
      await submit(user);
      await waitFor(() =>
        expect(testServer.requests(saveDelivery)[0]?.body).toMatchObject({
          addressLine1: '12 Lake Road',
          deliveryVersion: 5,
        }),
      );
    });

    test('is not taken for the save of this device', async () => {
      const { registry, emit, user } = await openWith();
      const answered = Promise.withResolvers<Registry>();
      testServer.reply(saveDelivery, () => answered.promise);
      await choose(user, 'guests');
      await acceptTerms(user);
      await submit(user);
      await waitFor(() => expect(testServer.requests(saveDelivery)).toHaveLength(1));
      testServer.reply(getCurrentRegistry, { registry: { ...registry, deliveryVersion: 2 } });
      emit({ type: 'registry-changed' });
      await waitFor(() => expect(testServer.requests(getCurrentRegistry)).toHaveLength(2));
      expect(screen.queryByText(/another device/)).not.toBeInTheDocument();
      answered.resolve(registry);
    });
  });

  test('the choices exclude each other and keep the typed address', async () => {
    const { user } = await openWith();
    await choose(user, 'catalogue');
    await fillIn(user, field('City'), 'Pune');
    await choose(user, 'guests');
    expect(screen.getByRole('radio', { name: choices.catalogue })).not.toBeChecked();
    await choose(user, 'catalogue');
    expect(field('City')).toHaveValue('Pune');
  });

  test('the button is busy meanwhile', async () => {
    const { user } = await openWith();
    testServer.hang(saveDelivery);
    await choose(user, 'guests');
    await acceptTerms(user);
    await submit(user);
    expect(await screen.findByText('Saving...')).toBeVisible();
  });

  test("the server's message about a field stands at the field", async () => {
    const { user } = await openWith();
    testServer.fail(saveDelivery, {
      status: 422,
      code: 'invalid-input',
      message: 'Enter a valid 6-digit PIN code.',
      field: 'zipCode',
    });
    await choose(user, 'catalogue');
    await fillInAddress(user);
    await acceptTerms(user);
    await submit(user);
    expect(await screen.findByText('Enter a valid 6-digit PIN code.')).toBeVisible();
    expect(field('PIN code')).toHaveFocus();
  });

  test('a failure keeps everything typed', async () => {
    const { user, toasts, address } = await openWith();
    testServer.disconnect(saveDelivery);
    await choose(user, 'catalogue');
    await fillInAddress(user);
    await acceptTerms(user);
    await submit(user);
    expect(
      await toasts().findByText('Failed to save delivery preferences. Please try again.'),
    ).toBeVisible();
    expect(field('City')).toHaveValue('Pune');
    expect(address()).toBe('/delivery-preferences');
  });
});

describe('loading', () => {
  test('stored preferences fill the form', async () => {
    await openWith({
      deliveryPreference: 'catalog_delivery',
      recipientName: 'Dev Menon',
      addressLine1: '12 Lake Road',
      city: 'Pune',
      state: 'Maharashtra',
      zipCode: '411001',
      termsAccepted: true,
    });
    expect(screen.getByRole('radio', { name: choices.catalogue })).toBeChecked();
    expect(field('Recipient’s name')).toHaveValue('Dev Menon');
    expect(field('Address Line 1')).toHaveValue('12 Lake Road');
    expect(field('PIN code')).toHaveValue('411001');
    expect(field('Phone number')).toHaveValue('9876543210');
    expect(screen.getByRole('checkbox', { name: /Terms/ })).toBeChecked();
  });

  test('Back leads to the registry of the address', async () => {
    const registry = aRegistry();
    testServer.reply(getRegistry, registry);
    await openScreen(`/delivery-preferences?registryId=${registry.id}`);
    expect(await screen.findByRole('link', { name: 'Back' })).toHaveAttribute(
      'href',
      `/registry?registryId=${registry.id}`,
    );
  });

  test('without a registry the host is sent to create one, with the reason', async () => {
    testServer.reply(getCurrentRegistry, { registry: null });
    const { toasts, address } = await openScreen('/delivery-preferences');
    expect(await toasts().findByText('No Registry Found')).toBeVisible();
    expect(toasts().getByText('Please create a registry first')).toBeVisible();
    expect(address()).toBe('/create-registry');
  });

  test('a failed look-up is retried in place', async () => {
    testServer.disconnect(getCurrentRegistry);
    const { user } = await openScreen('/delivery-preferences');
    expect(await screen.findByText('Failed to find registry')).toBeVisible();
    testServer.reply(getCurrentRegistry, { registry: aRegistry() });
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('radiogroup')).toBeVisible();
  });
});

const home = {
  deliveryPreference: 'catalog_delivery',
  addressLine1: '12 Lake Road',
  city: 'Pune',
  state: 'Maharashtra',
  zipCode: '411001',
  termsAccepted: true,
} as const;

describe('a saved address', () => {
  const openDialog = async (user: UserEvent) => {
    await choose(user, 'guests');
    await submit(user);
    return within(await screen.findByRole('dialog', { name: 'Delete your saved address?' }));
  };

  test('is deleted only after a question that shows it', async () => {
    const { user, address } = await openWith(home);
    const dialog = await openDialog(user);
    expect(dialog.getByText('12 Lake Road, Pune, Maharashtra, 411001')).toBeVisible();
    expect(testServer.requests(saveDelivery)).toHaveLength(0);
    await user.click(dialog.getByRole('button', { name: 'Delete address and proceed' }));
    await waitFor(() => expect(address()).toMatch('/registry/share/'));
    expect(testServer.requests(saveDelivery)[0]?.body.deliveryPreference).toBe('guest_delivery');
  });

  test('stays when the host keeps it', async () => {
    const { user, address } = await openWith(home);
    const dialog = await openDialog(user);
    await user.click(dialog.getByRole('button', { name: 'Keep address' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(testServer.requests(saveDelivery)).toHaveLength(0);
    expect(address()).toBe('/delivery-preferences');
  });

  test('is kept without a question when it is only changed', async () => {
    const { user, address } = await openWith(home);
    await fillIn(user, field('Address Line 2'), 'Second floor');
    await submit(user);
    await waitFor(() => expect(address()).toMatch('/registry/share/'));
  });
});

describe('unsaved input', () => {
  test('survives Back and reload', async () => {
    const { user, registry, unmount } = await openWith();
    await choose(user, 'catalogue');
    await fillIn(user, field('City'), 'Pune');
    await acceptTerms(user);
    unmount();

    await openWith({ id: registry.id });
    expect(screen.getByRole('radio', { name: choices.catalogue })).toBeChecked();
    expect(field('City')).toHaveValue('Pune');
    expect(screen.getByRole('checkbox', { name: /Terms/ })).toBeChecked();
  });

  test('gives way to preferences that were saved elsewhere since', async () => {
    const { user, registry, unmount } = await openWith();
    await choose(user, 'catalogue');
    await fillIn(user, field('City'), 'Nagpur');
    unmount();

    await openWith({ ...home, id: registry.id });
    expect(field('City')).toHaveValue('Pune');
  });

  test('belongs to one registry', async () => {
    const { user, unmount } = await openWith();
    await choose(user, 'guests');
    unmount();
    await openWith();
    expect(screen.getByRole('radio', { name: choices.guests })).not.toBeChecked();
  });

  test('is gone after saving', async () => {
    const { user, registry, address, unmount } = await openWith();
    await choose(user, 'guests');
    await acceptTerms(user);
    await submit(user);
    await waitFor(() => expect(address()).toMatch('/registry/share/'));
    unmount();
    await openWith({ id: registry.id });
    expect(screen.getByRole('radio', { name: choices.guests })).not.toBeChecked();
  });
});

describe('a complete PIN code', () => {
  const openAddress = async () => {
    const opened = await openWith();
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
