import { Button } from '@gift-registry/design-system/button';
import { GiftIcon } from '@gift-registry/design-system/icon';
import { Link, usePathParams } from '@gift-registry/shell-contract';
import { LinkFromList } from '../platform/back-to-list.tsx';
import { yourGiftsPath } from '../platform/gift-paths.ts';
import { NotPaidYet, PayOrderLink, type UnpaidOrder } from './unpaid-order.tsx';
import bar from '../platform/bottom-bar.module.css';

interface Props {
  readonly shareCode: string;
  readonly count: number;
}

export function YourGiftsPill({ shareCode, count }: Props) {
  const isOnList = usePathParams()['itemId'] === undefined;
  return (
    <nav className={bar.bar} aria-label="Your gifts">
      <Button
        variant="primary"
        href={yourGiftsPath(shareCode)}
        linkComponent={isOnList ? LinkFromList : Link}
        startIcon={<GiftIcon />}
      >
        {`Your gifts (${count})`}
      </Button>
    </nav>
  );
}

export function UnpaidBar({ order }: { readonly order: UnpaidOrder }) {
  return (
    <section className={`${bar.bar} ${bar.line}`} aria-label="Not paid yet">
      <p role="status">
        <NotPaidYet order={order} />
      </p>
      <PayOrderLink order={order} name={`order ${order.number}`} />
    </section>
  );
}
