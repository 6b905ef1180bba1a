import { isUnpaid, moneyBack, orderStatus, type OrderFacts } from './order-status.ts';

const later = '2026-11-24T10:20:00Z';
const earlier = '2026-11-24T09:40:00Z';

const order = (changes: Partial<OrderFacts>): OrderFacts => ({
  state: 'open',
  parcel: 'none',
  parcels: [],
  money: 'waiting',
  shipTo: 'host',
  destination: 'Pune, Maharashtra',
  heldUntil: null,
  totalPaise: 149_900,
  paidPaise: 0,
  refundedPaise: 0,
  ...changes,
});

const paid = { money: 'paid', paidPaise: 149_900 } as const;
const refunded = { money: 'refunded', paidPaise: 149_900, refundedPaise: 149_900 } as const;
const half = { money: 'partly-refunded', paidPaise: 149_900, refundedPaise: 50_000 } as const;
const cancelled = { state: 'cancelled' } as const;

test.each<[status: string, changes: Partial<OrderFacts>]>([
  ['Ordered. We pack it when your payment is here.', {}],
  ['Ordered. It waits for your payment.', { heldUntil: later }],
  ['The payment did not work. You can try again.', { heldUntil: later, money: 'failed' }],
  ['The time to pay has ended.', { heldUntil: earlier }],
  ['The time to pay has ended.', { heldUntil: earlier, money: 'failed' }],
  ['₹1,000 of ₹1,499 is here. Our team looks at it.', { heldUntil: later, paidPaise: 100_000 }],
  ['Paid. We pack it now.', { ...paid, parcel: 'to-pack' }],
  ['Paid. We pack it now.', { ...half, parcel: 'to-pack' }],
  ['Packed. It leaves us next.', { ...paid, parcel: 'packed' }],
  ['Packed. You can pick it up.', { ...paid, parcel: 'packed', shipTo: 'pick-up' }],
  ['On its way to Pune, Maharashtra.', { ...paid, parcel: 'shipped' }],
  ['On its way.', { ...paid, parcel: 'shipped', destination: null }],
  ['The parcel came back to us. Our team takes care of it.', { ...paid, parcel: 'returned' }],
  ['Delivered. What a lovely gift!', { ...paid, state: 'complete', parcel: 'delivered' }],
  [
    'Delivered to you. What a lovely gift!',
    { ...paid, state: 'complete', parcel: 'delivered', shipTo: 'guest' },
  ],
  [
    'Picked up. What a lovely gift!',
    { ...paid, state: 'complete', parcel: 'delivered', shipTo: 'pick-up' },
  ],
  ['Cancelled.', cancelled],
  ['Cancelled. Nothing was paid.', { ...cancelled, heldUntil: earlier }],
  ['Cancelled. You get your money back.', { ...cancelled, ...paid }],
  ['Cancelled. Part of your money is on its way back.', { ...cancelled, ...half }],
  ['Cancelled and refunded.', { ...cancelled, ...refunded }],
  [
    'The parcel came back. Cancelled and refunded.',
    { ...cancelled, ...refunded, parcel: 'returned' },
  ],
])('%s', (status, changes) => {
  expect(orderStatus(order(changes), changes.heldUntil === earlier)).toBe(status);
});

const banks = 'Banks take up to seven working days.';

test.each<[text: string | undefined, changes: Partial<OrderFacts>]>([
  [undefined, {}],
  [undefined, { ...paid, parcel: 'shipped' }],
  [`We have sent ₹500 back the way it came. ${banks}`, { ...half, parcel: 'shipped' }],
  ['The gifts are free for others again.', { ...cancelled, heldUntil: earlier }],
  [
    'The gifts are free for others again. If you have sent money already, we send it back as soon as it is here.',
    cancelled,
  ],
  [`₹1,499 goes back the way it came. ${banks}`, { ...cancelled, ...paid }],
  [`We have sent ₹500 back the way it came, and ₹999 follows. ${banks}`, { ...cancelled, ...half }],
  [`We have sent ₹1,499 back the way it came. ${banks}`, { ...cancelled, ...refunded }],
])('money that goes back: %s', (text, changes) => {
  expect(moneyBack(order(changes))).toBe(text);
});

test('an open order waits for its money until some has come', () => {
  expect(isUnpaid(order({ heldUntil: later }))).toBe(true);
  expect(isUnpaid(order({ heldUntil: later, money: 'failed' }))).toBe(true);
  expect(isUnpaid(order({ paidPaise: 100_000 }))).toBe(false);
  expect(isUnpaid(order({ ...paid, heldUntil: later, parcel: 'to-pack' }))).toBe(false);
  expect(isUnpaid(order({ ...cancelled, heldUntil: earlier }))).toBe(false);
});
