import type { SharedItem } from '@gift-registry/bff-contract';
import type { BadgeTone } from '@gift-registry/design-system/badge';
import { formatPrice } from '@gift-registry/design-system/price';
import { giftState, unitsLeft } from './gift-state.ts';

export interface GiftWords {
  /** The colour repeats the label and never says more. */
  readonly tone: BadgeTone;
  readonly label: string;
  /** Stands in the place of the buttons while the gift can't be given. */
  readonly unavailable?: string;
}

const missingAmount = ({ price, pledgedAmount }: SharedItem): number =>
  (price ?? 0) - pledgedAmount;

/** The words for a gift's state, wherever guests see it. */
export function giftWords(item: SharedItem): GiftWords {
  const state = giftState(item);
  if (state === 'purchased')
    return { tone: 'success', label: 'Given', unavailable: 'No more of it is needed.' };
  if (item.pledgedAmount > 0)
    return {
      tone: 'accent',
      label: `Give together: ${formatPrice(missingAmount(item))} missing`,
    };
  if (state === 'reserved')
    return { tone: 'warning', label: 'Reserved', unavailable: 'Someone is buying this.' };
  const { quantityRequested } = item;
  return {
    tone: 'neutral',
    label:
      quantityRequested > 1 ? `${unitsLeft(item)} of ${quantityRequested} left` : 'Still needed',
  };
}
