import bar from '../page/bottom-bar.module.css';
import basket from '../basket/basket-bar.module.css';
import { NotPaidYet, PayOrderLink, type UnpaidOrder } from './unpaid-order.tsx';

export function UnpaidBar({ order }: { readonly order: UnpaidOrder }) {
  return (
    <section className={`${bar.bar} ${basket.basket}`} aria-label="Not paid yet">
      <p role="status">
        <NotPaidYet order={order} />
      </p>
      <PayOrderLink order={order} name={`order ${order.number}`} />
    </section>
  );
}
