import { randomUUID } from 'node:crypto';
import { placeOrder, type OrderForm } from '@gift-registry/bff-contract';
import type { TestClient } from '../test-client.ts';

export const samplePickUp = {
  name: 'Tohfa Studio',
  address: '14 Church Street, Bengaluru 560001',
  hours: 'Monday to Saturday, 10 am to 7 pm',
};

export interface WantedOrder {
  readonly shareCode: string;
  readonly itemIds: readonly string[];
  readonly key?: string;
  readonly form?: Partial<OrderForm>;
}

export const orderForm = (
  itemIds: readonly string[],
  form: Partial<OrderForm> = {},
): OrderForm => ({
  guestName: 'Meera',
  lines: itemIds.map((itemId) => ({ itemId, quantity: 1 })),
  shipTo: { kind: 'host' },
  ...form,
});

export const order = (guest: TestClient, { shareCode, itemIds, key, form }: WantedOrder) =>
  guest.call(placeOrder, {
    params: { shareCode },
    headers: { 'idempotency-key': key ?? randomUUID() },
    body: orderForm(itemIds, form),
  });
