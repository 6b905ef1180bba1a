import type { GuestGift } from '@gift-registry/bff-contract';
import type { ReactNode } from 'react';
import { PayOrderLink, unpaidOrderOf } from './unpaid-order.tsx';
import { useMyGifts } from './use-my-gifts.ts';
import { useFormatTime } from '../platform/use-format-instant.ts';
import { GiftAction } from './gift-action.tsx';

/** The holds of this guest, by the ids of the items. Of several for one item, the one that waits for its payment. */
export function holdsOf(gifts: readonly GuestGift[]): ReadonlyMap<string, GuestGift> {
  const holds = gifts.filter(({ status, kind }) => status === 'reserved' && kind === 'claim');
  const unpaidLast = [
    ...holds.filter((gift) => !unpaidOrderOf(gift)),
    ...holds.filter((gift) => unpaidOrderOf(gift)),
  ];
  return new Map(unpaidLast.map((gift) => [gift.itemId, gift]));
}

interface OwnHoldProps {
  readonly shareCode: string;
  readonly gift: GuestGift;
}

export function OwnHold({ shareCode, gift }: OwnHoldProps) {
  const formatTime = useFormatTime();
  const unpaid = unpaidOrderOf(gift);
  if (unpaid) return <PayOrderLink order={unpaid} name={gift.productName} />;
  if (gift.orderNumber) return <p>You hold this while you pay.</p>;
  return (
    <>
      <p>
        {gift.expiresAt ? `You hold this until ${formatTime(gift.expiresAt)}.` : 'You hold this.'}
      </p>
      <GiftAction
        kind="confirm"
        shareCode={shareCode}
        gift={gift}
        variant="primary"
        aria-label={`I have bought it: ${gift.productName}`}
      >
        I have bought it
      </GiftAction>
    </>
  );
}

interface RefusedProps {
  readonly shareCode: string;
  readonly itemId: string;
  /** Why the gift can't be given, for guests who neither hold nor gave it. */
  readonly children: ReactNode;
}

/** Says why a gift can't be given: to its holder and giver that it is theirs. */
export function RefusedGift({ shareCode, itemId, children }: RefusedProps) {
  const gifts = useMyGifts(shareCode).data?.gifts ?? [];
  const hold = holdsOf(gifts).get(itemId);
  if (hold) return <OwnHold shareCode={shareCode} gift={hold} />;
  const isGiven = gifts.some(
    (gift) => gift.itemId === itemId && gift.kind === 'claim' && gift.status === 'purchased',
  );
  return isGiven ? <p>You have given this. Thank you!</p> : children;
}
