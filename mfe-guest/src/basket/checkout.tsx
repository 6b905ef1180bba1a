import type { SharedItem, SharedRegistry } from '@gift-registry/bff-contract';
import { useLazyComponent, type HistoryLayer } from '@gift-registry/shell-contract';
import type { PlacedOrder } from '../ordering/cache-order.ts';
import { BasketBar } from './basket-bar.tsx';
import type { Basket } from './use-basket.ts';

const loadCheckout = () =>
  import(/* webpackChunkName: "checkout-dialog" */ './checkout-dialog.tsx').then(
    (module) => module.CheckoutDialog,
  );

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
  const Dialog = useLazyComponent(loadCheckout, layer.open, layer.close);
  return (
    <>
      <BasketBar lines={basket.lines} items={items} onCheckOut={() => layer.show()} />
      {Dialog && <Dialog {...props} />}
    </>
  );
}
