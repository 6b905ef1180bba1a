import { randomUUID } from 'node:crypto';
import {
  addItem,
  createShare,
  listProducts,
  listSharedItems,
  placeOrder,
  saveDelivery,
  type OrderForm,
} from '@gift-registry/bff-contract';
import type { Page } from '@playwright/test';
import { apiOf } from './api.ts';
import { newRegistry } from './registry.ts';

export interface OrderedRegistry {
  readonly registryId: string;
  readonly shareCode: string;
}

export async function newOrderedRegistry(host: Page, name: string): Promise<OrderedRegistry> {
  const call = apiOf(host);
  const registryId = await newRegistry(host, name);
  const { products } = await call(listProducts, { query: {} });
  const inStock = products.filter(
    ({ stockQuantity, price }) => stockQuantity > 0 && Number(price) >= 500,
  );
  for (const { id: productId } of inStock.slice(0, 2))
    await call(addItem, { body: { registryId, productId, quantity: 20 } });
  const params = { registryId };
  await call(saveDelivery, {
    params,
    body: {
      deliveryPreference: 'catalog_delivery',
      recipientName: 'Asha Menon',
      termsAccepted: true,
      addressLine1: '12 Residency Road',
      addressLine2: 'Above the bakery',
      city: 'Bengaluru',
      state: 'Karnataka',
      zipCode: '560025',
      phoneNumber: '9876543210',
      deliveryInstructions: 'Ring twice; the dog is friendly.',
    },
  });
  const { shareCode } = await call(createShare, { params });
  return { registryId, shareCode };
}

export async function newOrder(
  guest: Page,
  { shareCode }: OrderedRegistry,
  gifts: number,
  form: Partial<OrderForm> = {},
): Promise<string> {
  const call = apiOf(guest);
  const { items } = await call(listSharedItems, { params: { shareCode } });
  const { order } = await call(placeOrder, {
    params: { shareCode },
    headers: { 'idempotency-key': randomUUID() },
    body: {
      guestName: 'Meera Iyer',
      lines: items.slice(0, gifts).map(({ id: itemId }) => ({ itemId, quantity: 1 })),
      shipTo: { kind: 'host' },
      ...form,
    },
  });
  return order.number;
}
