import type { PlacedOrder, SharedItem, SharedRegistry } from '@gift-registry/bff-contract';
import { useLazyComponent, type HistoryLayer } from '@gift-registry/shell-contract';
import { BasketBar } from './basket-bar.tsx';
import { loadCheckoutDialog } from './load-checkout.ts';
import type { Basket } from './use-basket.ts';

export interface CheckoutProps {
  readonly shareCode: string;
  readonly registry: SharedRegistry;
  readonly items: readonly SharedItem[];
  readonly basket: Basket;
  readonly layer: HistoryLayer;
  readonly onPlaced: (placed: PlacedOrder) => void;
}

/** The bar of the collected gifts, and their order. */
export function Checkout(props: CheckoutProps) {
  const { basket, items, layer } = props;
  const Dialog = useLazyComponent(loadCheckoutDialog, layer.open, layer.close);
  return (
    <>
      <BasketBar lines={basket.lines} items={items} onCheckOut={() => layer.show()} />
      {Dialog && <Dialog {...props} />}
    </>
  );
}
