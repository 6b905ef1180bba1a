import { getCurrentRegistry, getRegistry, getUpiSettings } from '@gift-registry/bff-contract';
import { testServer } from '@gift-registry/bff-contract/testing';
import { screen, waitFor } from '@testing-library/react';
import { fillIn } from '../../testing/fill-in.ts';
import { aRegistry, noUpi } from '../../testing/fixtures.ts';
import {
  choices,
  choose,
  acceptTerms,
  submit,
  field,
  openDelivery,
  home,
} from '../../testing/open-delivery.ts';
import { openScreen } from '../../testing/open-screen.tsx';

beforeEach(() => sessionStorage.clear());

test('the choice says what is sent, and what guests see', async () => {
  await openDelivery();
  expect(screen.getByRole('radio', { name: choices.catalogue }).closest('label')).toHaveTextContent(
    'For gifts from the Tohfa catalogue: we send them as parcels, with shipping in the price. Guests see your city and state, never the address.',
  );
});

describe('loading', () => {
  test('stored preferences fill the form', async () => {
    await openDelivery({
      deliveryPreference: 'catalog_delivery',
      recipientName: 'Dev Menon',
      addressLine1: '12 Lake Road',
      city: 'Pune',
      state: 'Maharashtra',
      zipCode: '411001',
      deliveryFrom: '2099-12-01',
      deliveryUntil: '2099-12-20',
      termsAccepted: true,
    });
    expect(screen.getByRole('radio', { name: choices.catalogue })).toBeChecked();
    expect(field('Recipient’s name')).toHaveValue('Dev Menon');
    expect(field('Address Line 1')).toHaveValue('12 Lake Road');
    expect(field('PIN code')).toHaveValue('411001');
    expect(field('Phone number')).toHaveValue('9876543210');
    expect(field('Earliest delivery day')).toHaveValue('2099-12-01');
    expect(field('Latest delivery day')).toHaveValue('2099-12-20');
    expect(screen.getByRole('checkbox', { name: /Terms/ })).toBeChecked();
  });

  test('Back leads to the registry of the address', async () => {
    const registry = aRegistry();
    testServer.reply(getRegistry, registry);
    testServer.reply(getUpiSettings, noUpi);
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
    testServer.reply(getUpiSettings, noUpi);
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('radiogroup')).toBeVisible();
  });
});

describe('unsaved input', () => {
  test('survives Back and reload', async () => {
    const { user, registry, unmount } = await openDelivery();
    await choose(user, 'catalogue');
    await fillIn(user, field('City'), 'Pune');
    await acceptTerms(user);
    unmount();

    await openDelivery({ id: registry.id });
    expect(screen.getByRole('radio', { name: choices.catalogue })).toBeChecked();
    expect(field('City')).toHaveValue('Pune');
    expect(screen.getByRole('checkbox', { name: /Terms/ })).toBeChecked();
  });

  test('gives way to preferences that were saved elsewhere since', async () => {
    const { user, registry, unmount } = await openDelivery();
    await choose(user, 'catalogue');
    await fillIn(user, field('City'), 'Nagpur');
    unmount();

    await openDelivery({ ...home, id: registry.id });
    expect(field('City')).toHaveValue('Pune');
  });

  test('belongs to one registry', async () => {
    const { user, unmount } = await openDelivery();
    await choose(user, 'guests');
    unmount();
    await openDelivery();
    expect(screen.getByRole('radio', { name: choices.guests })).not.toBeChecked();
  });

  test('is gone after saving', async () => {
    const { user, registry, address, unmount } = await openDelivery();
    await choose(user, 'guests');
    await acceptTerms(user);
    await submit(user);
    await waitFor(() => expect(address()).toMatch('/registry/share/'));
    unmount();
    await openDelivery({ id: registry.id });
    expect(screen.getByRole('radio', { name: choices.guests })).not.toBeChecked();
  });
});
