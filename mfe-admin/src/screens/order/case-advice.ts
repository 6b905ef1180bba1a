import type { OrderRow } from '@gift-registry/bff-contract';

export const caseAdvice: Readonly<Record<OrderRow['openCases'][number], string>> = {
  'wrong-amount':
    'The money is not the price. We keep the gifts. Ask the giver for the rest and book it, or cancel the order: the money then goes back.',
  'refunded-outside':
    'Somebody gave money back at the payment provider. Don’t send the parcel before you have decided: cancel the order, or book what is missing.',
  'refund-failed':
    'The provider could not return the money. Agree on another way with the giver, and book it.',
  returned:
    'The parcel came back. Check the address with the host, then send it again or close it.',
  'gift-released':
    'The host removed the gift while its parcel was under way. Ask the host whether to stop it.',
  'unread-event':
    'The payment provider told us something that we can’t read, so nothing is booked. Compare the order with the provider’s own page.',
};

/** True for cases that end by themselves when the whole amount is booked. */
export const bookingCloses = (kind: OrderRow['openCases'][number]): boolean =>
  kind === 'wrong-amount' || kind === 'refunded-outside';
