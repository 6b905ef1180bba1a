import type { PlacedOrder, SharedItem, SharedRegistry } from '@gift-registry/bff-contract';
import type { HistoryLayer } from '@gift-registry/shell-contract';
import type { Basket } from '../basket/use-basket.ts';

export interface CheckoutProps {
  readonly shareCode: string;
  readonly registry: SharedRegistry;
  readonly items: readonly SharedItem[];
  readonly basket: Basket;
  /** The guest typed it before the gift was collected. */
  readonly message: string;
  readonly layer: HistoryLayer;
  readonly onPlaced: (placed: PlacedOrder) => void;
}
