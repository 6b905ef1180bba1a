import type { GuestGift, SharedItem } from '@gift-registry/bff-contract';
import { WaitLink } from '../gift-buttons/more-gift-actions.tsx';
import { takesContributions } from '../gift-state/gift-state.ts';
import { giftWords } from '../gift-state/gift-words.ts';
import { hasGivenBefore } from '../my-gifts/has-given-before.ts';
import { useMyGifts } from '../my-gifts/use-my-gifts.ts';
import { useFormatTime } from '../scripts/use-format-instant.ts';
import { useScriptsRun } from '../scripts/use-scripts-run.ts';
import { GiftAction } from './gift-action.tsx';

interface Props {
  readonly shareCode: string;
  readonly item: SharedItem;
}

const holds = ({ status, kind }: GuestGift): boolean => status === 'reserved' && kind === 'claim';

/** Says who has reserved a gift: this guest, or someone else. A document is made for all guests, so it names neither. */
export function ReservedFor({ shareCode, item }: Props) {
  const { data } = useMyGifts(shareCode);
  const scriptsRun = useScriptsRun();
  const own = data?.gifts.find((gift) => gift.itemId === item.id && holds(gift));
  if (own) return <OwnHold shareCode={shareCode} gift={own} />;
  const isByOthers = scriptsRun && (data !== undefined || !hasGivenBefore.read());
  return (
    <>
      <p>{isByOthers ? 'Someone is buying this.' : giftWords(item).unavailable}</p>
      {!takesContributions(item) && <WaitLink shareCode={shareCode} item={item} />}
    </>
  );
}

function OwnHold({ shareCode, gift }: { readonly shareCode: string; readonly gift: GuestGift }) {
  const formatTime = useFormatTime();
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
