import {
  getCurrentRegistry,
  getUpiSettings,
  saveDelivery,
  type Registry,
} from '@gift-registry/bff-contract';
import { testServer } from '@gift-registry/bff-contract/testing';
import { screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { fillIn } from './fill-in.ts';
import { aRegistry, noUpi } from './fixtures.ts';
import { openScreen } from './open-screen.tsx';

export const choices = {
  catalogue: /^Deliver to my address/,
  guests: /^Guests bring their gifts/,
};

export const choose = async (user: UserEvent, choice: keyof typeof choices) =>
  user.click(await screen.findByRole('radio', { name: choices[choice] }));

export const acceptTerms = (user: UserEvent) =>
  user.click(screen.getByRole('checkbox', { name: /Terms & Conditions/ }));

export const submit = (user: UserEvent) =>
  user.click(screen.getByRole('button', { name: 'Confirm & Proceed' }));

export const field = (label: string) => screen.getByLabelText(new RegExp(`^${label}`));

export async function openDelivery(changes: Partial<Registry> = {}) {
  const registry = aRegistry(changes);
  testServer.reply(getCurrentRegistry, { registry });
  testServer.reply(saveDelivery, registry);
  testServer.reply(getUpiSettings, noUpi);
  const opened = await openScreen('/delivery-preferences');
  await screen.findByRole('radiogroup');
  return { registry, ...opened };
}

export async function fillInAddress(user: UserEvent) {
  await fillIn(user, field('Address Line 1'), '12 Lake Road');
  await fillIn(user, field('City'), 'Pune');
  await fillIn(user, field('State'), 'Maharashtra');
  await fillIn(user, field('PIN code'), '411001');
}

export const home = {
  deliveryPreference: 'catalog_delivery',
  addressLine1: '12 Lake Road',
  city: 'Pune',
  state: 'Maharashtra',
  zipCode: '411001',
  termsAccepted: true,
} as const;
