import {
  listMyGifts,
  listSharedItems,
  placeOrder,
  toPaise,
  type GuestOrder,
  type SharedItem,
} from '@gift-registry/bff-contract';
import { testServer } from '@gift-registry/bff-contract/testing';
import { aGift } from './fixtures.ts';

export const orderNumber = 'TF-AB23CD45';

export const anOrder = (changes: Partial<GuestOrder> = {}): GuestOrder => ({
  number: orderNumber,
  registryName: 'Meera turns one',
  shareCode: null,
  guestName: 'Gita',
  guestEmail: null,
  message: null,
  state: 'open',
  money: 'waiting',
  parcel: 'none',
  shipTo: 'pick-up',
  destination: null,
  address: null,
  wantedDay: null,
  lines: [],
  totalPaise: 149_900,
  paidPaise: 0,
  refundedPaise: 0,
  heldUntil: null,
  instructions: 'Please pay by UPI to tohfa@bank.\nName the order.',
  carrier: null,
  trackingNumber: null,
  trackingUrl: null,
  cancellable: true,
  steps: [],
  createdAt: '2026-01-01T00:00:00Z',
  ...changes,
});

interface Accepted {
  readonly paymentUrl?: string;
  readonly order?: Partial<GuestOrder>;
}

/** Replies with an order of the wanted units, and serves the changed lists from then on. */
export function acceptOrders(
  items: readonly SharedItem[],
  { paymentUrl, order }: Accepted = {},
): void {
  testServer.reply(placeOrder, ({ body }) => {
    const units = (id: string) => body.lines.find(({ itemId }) => itemId === id)?.quantity ?? 0;
    const given = items.map((item) => ({
      ...item,
      quantityFulfilled: item.quantityFulfilled + units(item.id),
    }));
    const wanted = items.filter(({ id }) => units(id) > 0);
    testServer.reply(listSharedItems, { version: 2, items: given });
    testServer.reply(listMyGifts, {
      gifts: wanted.map((item) => aGift(item, { orderNumber, undoable: false })),
    });
    const lines = wanted.map(({ id, name, imageUrl, price }) => ({
      ...{ productName: name, imageUrl, quantity: units(id) },
      unitPaise: toPaise(price ?? 0),
    }));
    const totalPaise = lines.reduce((sum, line) => sum + line.unitPaise * line.quantity, 0);
    return {
      order: anOrder({ lines, totalPaise, ...order }),
      paymentUrl: paymentUrl ?? null,
      items: given,
    };
  });
}
