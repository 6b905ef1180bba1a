import type { OrderRow } from '@gift-registry/bff-contract';
import { anOrderRow } from '../../testing/orders.ts';
import { orderMarks, orderState } from './order-words.ts';

const line = (changes: Partial<OrderRow>) => orderState(anOrderRow(changes)).line;

test.each<[Partial<OrderRow>, string]>([
  [{ money: 'waiting', parcel: 'none' }, 'Waiting for money'],
  [{ money: 'failed', parcel: 'none' }, 'Payment failed'],
  [{ money: 'paid', parcel: 'none' }, 'Paid, to be checked'],
  [{ money: 'partly-paid', parcel: 'none' }, 'Partly paid, to be checked'],
  [{ money: 'refunded', parcel: 'none' }, 'Refunded, to be checked'],
  [{ money: 'partly-refunded' }, 'Partly refunded, to pack'],
  [{ parcel: 'packed' }, 'Packed, to send'],
  [{ parcel: 'packed', shipTo: 'pick-up' }, 'Ready for pick-up'],
  [{ parcel: 'shipped' }, 'On its way'],
  [{ parcel: 'returned' }, 'Came back'],
  [{ state: 'complete', parcel: 'delivered' }, 'Delivered'],
  [{ state: 'complete', parcel: 'delivered', shipTo: 'pick-up' }, 'Handed over'],
  [{ state: 'complete', parcel: 'delivered', money: 'refunded' }, 'Delivered, refunded'],
  [{ state: 'cancelled', parcel: 'none', money: 'waiting' }, 'Cancelled'],
  [{ state: 'cancelled', parcel: 'none', money: 'refunded' }, 'Cancelled, refunded'],
  [{ state: 'cancelled', parcel: 'none', money: 'paid' }, 'Cancelled, refund under way'],
  [{ state: 'cancelled', parcel: 'none', refundDuePaise: 100 }, 'Cancelled'],
  [{ state: 'cancelled', parcel: 'returned', money: 'refunded' }, 'Came back, closed, refunded'],
])('an order with %j reads: %s', (changes, expected) => {
  expect(line(changes)).toBe(expected);
});

test('marks begin with the most urgent, and name each kind of case once', () => {
  const marks = orderMarks({
    overdue: true,
    openCases: ['wrong-amount', 'wrong-amount'],
    refundDuePaise: 239_050,
  });
  expect(marks.map((mark) => mark.line)).toEqual([
    'Case: wrong amount',
    'Give back ₹2,390.50',
    'Overdue',
  ]);
});
