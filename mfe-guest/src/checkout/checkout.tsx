import { DialogBoundary } from '@gift-registry/design-system/dialog-boundary';
import { useLazyComponent } from '@gift-registry/shell-contract';
import { BasketBar } from '../basket/basket-bar.tsx';
import type { CheckoutProps } from './checkout-props.ts';

const loadDialog = () =>
  import(/* webpackChunkName: "checkout-dialog" */ './checkout-dialog.tsx').then(
    (module) => module.CheckoutDialog,
  );

export function Checkout(props: CheckoutProps) {
  const { basket, items, layer } = props;
  const Dialog = useLazyComponent(loadDialog, layer.open, layer.close);
  return (
    <>
      <BasketBar lines={basket.lines} items={items} onCheckOut={() => layer.show()} />
      {layer.open && Dialog && (
        <DialogBoundary part="checkout" layer={layer}>
          <Dialog {...props} />
        </DialogBoundary>
      )}
    </>
  );
}
