import {
  getCurrentRegistry,
  saveDelivery,
  saveUpiDraft,
  type Registry,
} from '@gift-registry/bff-contract';
import { testServer } from '@gift-registry/bff-contract/testing';
import type { LiveEvent } from '@gift-registry/shell-contract';
import { screen, waitFor, within } from '@testing-library/react';
import { fillIn } from '../../testing/fill-in.ts';
import { aRegistry, noUpi } from '../../testing/fixtures.ts';
import {
  choices,
  choose,
  acceptTerms,
  submit,
  field,
  openDelivery,
  fillInAddress,
} from '../../testing/open-delivery.ts';

beforeEach(() => sessionStorage.clear());

describe('saving', () => {
  test('catalogue delivery sends the address and the phone as ten digits', async () => {
    const { user, registry, toasts, address } = await openDelivery();
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

  test('a typed UPI address is saved before the step is left, and a wrong one keeps it open', async () => {
    testServer.reply(saveUpiDraft, noUpi);
    const { user, address, registry } = await openDelivery();
    await choose(user, 'guests');
    await acceptTerms(user);
    const typed = await screen.findByLabelText('UPI address');
    await user.type(typed, 'asha');
    await user.type(screen.getByLabelText('Name of the account'), 'Asha Menon');
    await submit(user);
    await waitFor(() => expect(typed).toHaveFocus());
    expect(testServer.requests(saveDelivery)).toEqual([]);
    await user.type(typed, '@okbank');
    await submit(user);
    await waitFor(() => expect(address()).toBe(`/registry/share/${registry.id}`));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(testServer.requests(saveUpiDraft)[0]?.body).toEqual({
      address: 'asha@okbank',
      payeeName: 'Asha Menon',
    });
  });

  test('the days for parcels are sent, an empty one as none, and a wrong pair is refused', async () => {
    const { user } = await openDelivery({ deliveryFrom: '2099-12-05' });
    await choose(user, 'catalogue');
    await fillInAddress(user);
    await user.type(field('Latest delivery day'), '2099-12-01');
    await acceptTerms(user);
    await submit(user);
    expect(
      await screen.findByText('Please choose a day that is not before the earliest one.'),
    ).toBeVisible();
    expect(field('Latest delivery day')).toHaveFocus();
    await user.clear(field('Earliest delivery day'));
    await submit(user);
    await waitFor(() =>
      expect(testServer.requests(saveDelivery)[0]?.body).toMatchObject({
        deliveryFrom: null,
        deliveryUntil: '2099-12-01',
      }),
    );
  });

  test('a gift may go to somebody else than the host', async () => {
    const { user } = await openDelivery();
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
    const { user } = await openDelivery();
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
    const { user } = await openDelivery();
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
      const { registry, emit, user } = await openDelivery();
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
      const { registry, emit, user } = await openDelivery();
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
      const { registry, emit, user } = await openDelivery();
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
    const { user } = await openDelivery();
    await choose(user, 'catalogue');
    await fillIn(user, field('City'), 'Pune');
    await choose(user, 'guests');
    expect(screen.getByRole('radio', { name: choices.catalogue })).not.toBeChecked();
    await choose(user, 'catalogue');
    expect(field('City')).toHaveValue('Pune');
  });

  test('the button is busy meanwhile', async () => {
    const { user } = await openDelivery();
    testServer.hang(saveDelivery);
    await choose(user, 'guests');
    await acceptTerms(user);
    await submit(user);
    expect(await screen.findByText('Saving...')).toBeVisible();
  });

  test("the server's message about a field stands at the field", async () => {
    const { user } = await openDelivery();
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
    const { user, toasts, address } = await openDelivery();
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
