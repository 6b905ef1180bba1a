import {
  listMyGifts,
  listSharedItems,
  placeOrder,
  toPaise,
  type GuestOrder,
  type SharedItem,
} from '@gift-registry/bff-contract';
import { testServer } from '@gift-registry/bff-contract/testing';
import { aGift, shareCode } from './fixtures.ts';

export const orderNumber = 'TF-AB23CD45';

/** A new order that the team's instructions say how to pay. */
export const anOrder = (changes: Partial<GuestOrder> = {}): GuestOrder => ({
  number: orderNumber,
  registryName: 'Meera turns one',
  shareCode,
  guestName: 'Gita',
  guestEmail: 'gita@example.com',
  message: 'With love',
  state: 'open',
  money: 'waiting',
  parcel: 'none',
  shipTo: 'host',
  destination: 'Pune, Maharashtra',
  pickUp: null,
  address: null,
  wantedDay: '2099-11-21',
  lines: [
    {
      id: '01997d0e-0000-7000-8000-0000000000a1',
      productName: 'Brass Diya Lamp',
      imageUrl: '/pictures/lamp.webp',
      ...{ quantity: 2, cancelled: 0, sent: 0 },
      unitPaise: 149_900,
    },
  ],
  totalPaise: 299_800,
  paidPaise: 0,
  refundedPaise: 0,
  heldUntil: null,
  instructions: 'Send it to tohfa@upi.',
  parcels: [],
  cancellable: true,
  steps: [{ step: 'placed', at: '2026-11-20T10:00:00Z', paise: null }],
  createdAt: '2026-11-20T10:00:00Z',
  ...changes,
});

interface Accepted {
  readonly paymentUrl?: string;
  readonly order?: Partial<GuestOrder>;
}

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
      ...{ id, productName: name, imageUrl, quantity: units(id), cancelled: 0, sent: 0 },
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
