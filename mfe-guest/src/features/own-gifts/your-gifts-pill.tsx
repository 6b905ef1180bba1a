import { Button } from '@gift-registry/design-system/button';
import { GiftIcon } from '@gift-registry/design-system/icon';
import { TextLink } from '@gift-registry/design-system/text-link';
import { Link } from '@gift-registry/shell-contract';
import { LinkFromList } from '../platform/back-to-list.tsx';
import { yourGiftsPath } from '../platform/gift-paths.ts';
import { keptGifts, useMyGifts } from './use-my-gifts.ts';
import { NotPaidYet, PayOrderLink, type UnpaidOrder } from './unpaid-order.tsx';
import bar from '../platform/bottom-bar.module.css';

interface Props {
  readonly shareCode: string;
  readonly count: number;
}

export function YourGiftsPill({ shareCode, count }: Props) {
  return (
    <nav className={`${bar.bar} ${bar.corner}`} aria-label="Your gifts">
      <Button
        variant="primary"
        href={yourGiftsPath(shareCode)}
        linkComponent={LinkFromList}
        startIcon={<GiftIcon />}
        aria-label={`Your gifts (${count})`}
      >
        <span className={bar.words}>Your gifts (</span>
        {count}
        <span className={bar.words}>)</span>
      </Button>
    </nav>
  );
}

/** Leads from the page of one gift to those that this guest gave; without any it is absent. */
export function YourGiftsLink({ shareCode }: Pick<Props, 'shareCode'>) {
  const count = keptGifts(useMyGifts(shareCode).data?.gifts).length;
  if (count === 0) return null;
  return (
    <TextLink variant="standalone" href={yourGiftsPath(shareCode)} linkComponent={Link}>
      {`Your gifts (${count})`}
    </TextLink>
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
