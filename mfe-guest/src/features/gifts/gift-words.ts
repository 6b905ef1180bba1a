import {
  itemState,
  itemStateText,
  type ItemState,
  type SharedItem,
  formatRupees,
  minFundAmount,
} from '@gift-registry/bff-contract';
import type { BadgeTone } from '@gift-registry/design-system/badge';

export interface GiftWords {
  /** The colour repeats the label and never says more. */
  readonly tone: BadgeTone;
  readonly label: string;
  /** Stands in the place of the buttons while the gift can't be given. */
  readonly unavailable?: string;
}

const tones: Readonly<Record<ItemState, BadgeTone>> = {
  given: 'success',
  promised: 'accent',
  reserved: 'warning',
  needed: 'neutral',
};

const unavailable: Readonly<Partial<Record<ItemState, string>>> = {
  given: 'This gift is complete.',
  reserved: 'It is reserved right now.',
};

export function giftWords(item: SharedItem): GiftWords {
  const state = itemState(item);
  const reason = item.fund?.closed ? 'This fund is closed.' : unavailable[state];
  return {
    tone: tones[state],
    label: item.fund ? (item.fund.closed ? 'Closed' : 'Open') : itemStateText(item),
    ...(reason === undefined ? {} : { unavailable: reason }),
  };
}

/** Stands in the place of a fund's price. */
export const anyAmount = `From ${formatRupees(minFundAmount)}`;

export const shopName = (address: string): string | undefined =>
  URL.parse(address)?.hostname.replace(/^www\./, '');
