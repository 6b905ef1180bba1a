import { randomUUID } from 'node:crypto';
import {
  listSharedItems,
  placeOrder,
  type GuestOrder,
  type OrderForm,
} from '@gift-registry/bff-contract';
import type { Page } from '@playwright/test';
import { apiOf } from './api.ts';

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
