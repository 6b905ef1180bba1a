import { fromPaise, toPaise } from '../formats/money.ts';

/** Rupees that a person may send to a person by UPI within a day. */
export const maxUpiRupees = 100_000;

export interface UpiPayment {
  readonly address: string;
  readonly payeeName: string;
  /** Rupees. */
  readonly amount: number;
  readonly note: string;
}

/** `encodeURIComponent` writes a space as %20: UPI apps show the + of `URLSearchParams`. Persons need no reference. */
export const upiLink = ({ address, payeeName, amount, note }: UpiPayment): string =>
  `upi://pay?pa=${encodeURIComponent(address).replace('%40', '@')}` +
  `&pn=${encodeURIComponent(payeeName)}&am=${amount.toFixed(2)}&cu=INR` +
  `&tn=${encodeURIComponent(note)}`;

/** Amounts that UPI carries, the largest first; one when the whole amount can be paid at once. */
export function upiParts(amount: number): number[] {
  const paise = toPaise(amount);
  const max = toPaise(maxUpiRupees);
  const rest = paise % max;
  return [
    ...Array.from({ length: Math.floor(paise / max) }, () => maxUpiRupees),
    ...(rest > 0 ? [fromPaise(rest)] : []),
  ];
}

/** Stands in the guest's payment and in the Gift Book, so that the host finds one by the other. */
export const upiNote = (giftId: string): string => `Gift ${giftId.slice(-6).toUpperCase()}`;
