import {
  giftMessages,
  type GiftChange,
  type SharedItem,
  type SharedRegistry,
} from '@gift-registry/bff-contract';
import type { HistoryLayer } from '@gift-registry/shell-contract';

/** The props of a dialog in which a guest gives. */
export interface FormProps {
  readonly shareCode: string;
  readonly registry: SharedRegistry;
  /** The whole list. */
  readonly items: readonly SharedItem[];
  readonly item: SharedItem;
  /** Chooses another gift; the typed text stays. */
  readonly onChoose: (item: SharedItem) => void;
  readonly layer: HistoryLayer;
  readonly onDone: (change: GiftChange) => void;
}

/** Why the gift can't be given now, and the gifts that can. */
export function choiceOf(
  { item, items }: Pick<FormProps, 'item' | 'items'>,
  refusalOf: (item: SharedItem) => string | undefined,
) {
  const isListed = items.some(({ id }) => id === item.id);
  return {
    refusal: isListed ? refusalOf(item) : giftMessages.notOnList,
    others: items.filter((other) => refusalOf(other) === undefined),
  };
}
