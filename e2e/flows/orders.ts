import { randomUUID } from 'node:crypto';
import {
  listSharedItems,
  placeOrder,
  saveDelivery,
  type GuestOrder,
  type OrderForm,
} from '@gift-registry/bff-contract';
import type { Page } from '@playwright/test';
import { apiOf } from './api.ts';
import { newSharedRegistry } from './registry.ts';

export const hostStreet = '12 Residency Road';

export async function newRegistryWithDelivery(host: Page, name: string) {
  const registry = await newSharedRegistry(host, name);
  await apiOf(host)(saveDelivery, {
    params: { registryId: registry.registryId },
    body: {
      deliveryPreference: 'catalog_delivery',
      ...{ addressLine1: hostStreet, city: 'Bengaluru', state: 'Karnataka', zipCode: '560025' },
      ...{ phoneNumber: '9876543210', termsAccepted: true },
    },
  });
  return registry;
}

export async function orderGift(
  guest: Page,
  link: string,
  name: string,
  form: Partial<OrderForm> = {},
): Promise<GuestOrder> {
  const call = apiOf(guest);
  const shareCode = new URL(link).pathname.split('/')[2] ?? '';
  const { items } = await call(listSharedItems, { params: { shareCode } });
  const item = items.find((each) => each.name === name);
  if (!item) throw new Error(`${name} is not on the list.`);
  const { order } = await call(placeOrder, {
    params: { shareCode },
    headers: { 'idempotency-key': randomUUID() },
    body: {
      guestName: 'Gita Shah',
      lines: [{ itemId: item.id, quantity: 1 }],
      shipTo: { kind: 'host' },
      ...form,
    },
  });
  return order;
}
