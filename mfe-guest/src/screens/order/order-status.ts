import { formatPaise, type GuestOrder } from '@gift-registry/bff-contract';

export type OrderFacts = Pick<
  GuestOrder,
  | 'state'
  | 'parcel'
  | 'parcels'
  | 'money'
  | 'shipTo'
  | 'destination'
  | 'heldUntil'
  | 'totalPaise'
  | 'paidPaise'
  | 'refundedPaise'
>;

export const isUnpaid = ({ state, parcel, paidPaise }: OrderFacts): boolean =>
  state === 'open' && parcel === 'none' && paidPaise === 0;

export const keptPaise = ({ paidPaise, refundedPaise }: OrderFacts): number =>
  Math.max(0, paidPaise - refundedPaise);

function waitingStatus(order: OrderFacts, isOver: boolean): string {
  const { paidPaise, totalPaise, money, heldUntil } = order;
  const kept = keptPaise(order);
  if (paidPaise > 0)
    return kept === 0
      ? 'Your money went back to you. Our team looks at it.'
      : `${formatPaise(kept)} of ${formatPaise(totalPaise)} is here. Our team looks at it.`;
  if (heldUntil === null) return 'Ordered. We pack it when your payment is here.';
  if (isOver) return 'The time to pay has ended.';
  return money === 'failed'
    ? 'The payment did not work. You can try again.'
    : 'Ordered. It waits for your payment.';
}

function endedStatus(order: OrderFacts): string {
  const { paidPaise, heldUntil, refundedPaise } = order;
  if (paidPaise === 0) return heldUntil === null ? 'Cancelled.' : 'Cancelled. Nothing was paid.';
  if (keptPaise(order) === 0) return 'Cancelled and refunded.';
  return refundedPaise > 0
    ? 'Cancelled. Part of your money is on its way back.'
    : 'Cancelled. You get your money back.';
}

/** The sums of an order's money, which end with what went back or will. */
export function moneySums(order: OrderFacts): readonly (readonly [name: string, paise: number])[] {
  const { state, totalPaise, paidPaise, refundedPaise } = order;
  const kept = keptPaise(order);
  return [
    ['Total', totalPaise],
    ['Paid', paidPaise],
    ...(refundedPaise > 0 ? [['Refunded', refundedPaise] as const] : []),
    ...(state === 'cancelled' && kept > 0 ? [['Refund on its way', kept] as const] : []),
  ];
}

export const deliveredWords: Readonly<Record<GuestOrder['shipTo'], string>> = {
  host: 'Delivered',
  guest: 'Delivered to you',
  'pick-up': 'Picked up',
};

export function orderStatus(order: OrderFacts, isOver: boolean): string {
  const { state, parcel, parcels, shipTo, destination } = order;
  const isPickUp = shipTo === 'pick-up';
  if (state === 'cancelled')
    return parcel === 'returned'
      ? `The parcel came back. ${endedStatus(order)}`
      : endedStatus(order);
  switch (parcel) {
    case 'none':
      return waitingStatus(order, isOver);
    case 'to-pack':
      return parcels.length > 0
        ? 'Part of it is on its way. We pack the rest now.'
        : 'Paid. We pack it now.';
    case 'packed':
      return isPickUp ? 'Packed. You can pick it up.' : 'Packed. It leaves us next.';
    case 'shipped':
      return destination === null ? 'On its way.' : `On its way to ${destination}.`;
    case 'returned':
      return 'The parcel came back to us. Our team takes care of it.';
    case 'delivered':
      return `${deliveredWords[shipTo]}. What a lovely gift!`;
  }
}

const banks = 'Banks take up to seven working days.';

export function moneyBack(order: OrderFacts): string | undefined {
  const { state, paidPaise, refundedPaise, heldUntil } = order;
  const refunded = formatPaise(refundedPaise);
  if (state !== 'cancelled')
    return refundedPaise > 0
      ? `We have sent ${refunded} back the way it came. ${banks}`
      : undefined;
  if (paidPaise === 0)
    return heldUntil === null
      ? 'The gifts are free for others again. If you have sent money already, we send it back as soon as it is here.'
      : 'The gifts are free for others again.';
  if (keptPaise(order) === 0) return `We have sent ${refunded} back the way it came. ${banks}`;
  const rest = formatPaise(keptPaise(order));
  return refundedPaise > 0
    ? `We have sent ${refunded} back the way it came, and ${rest} follows. ${banks}`
    : `${rest} goes back the way it came. ${banks}`;
}
