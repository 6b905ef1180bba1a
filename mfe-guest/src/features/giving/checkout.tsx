import { formatPaise, plural } from '@gift-registry/bff-contract';
import { Button } from '@gift-registry/design-system/button';
import { DialogBoundary } from '@gift-registry/design-system/dialog-boundary';
import { useLazyComponent } from '@gift-registry/shell-contract';
import { shownLines, totalPaise, unitsOf } from './basket-lines.ts';
import bar from '../platform/bottom-bar.module.css';
import type { CheckoutProps } from './checkout-dialog.tsx';

const loadDialog = () =>
  import(/* webpackChunkName: "checkout-dialog" */ './checkout-dialog.tsx').then(
    (module) => module.CheckoutDialog,
  );

export function Checkout(props: CheckoutProps) {
  const { basket, items, layer } = props;
  const Dialog = useLazyComponent(loadDialog, layer.open, layer.close);
  const total = formatPaise(totalPaise(shownLines(basket.lines, items)));
  return (
    <>
      <section className={`${bar.bar} ${bar.line}`} aria-label="What you give">
        <p role="status">{`${plural(unitsOf(basket.lines), '# gift', '# gifts')} · ${total}`}</p>
        <Button variant="primary" onClick={() => layer.show()}>
          Check out
        </Button>
      </section>
      {layer.open && Dialog && (
        <DialogBoundary part="checkout" layer={layer}>
          <Dialog {...props} />
        </DialogBoundary>
      )}
    </>
  );
}
