import type {
  GiftChange,
  GiftFormResult,
  GuestGift,
  SharedItem,
} from '@gift-registry/bff-contract';
import { useToast, useLazyComponent } from '@gift-registry/shell-contract';
import type { ReactNode } from 'react';
import { useState } from 'react';
import type { GiftActions } from './gift-buttons.tsx';
import { resultText } from './gift-results.ts';
import { useIsOpeningGifts } from './use-gifts-link.ts';
import { useMyGifts } from './use-my-gifts.ts';
import { useHoldQuestion } from './use-hold-question.ts';
import { YourGiftsPill } from './your-gifts-pill.tsx';
import { YourGifts } from './your-gifts.tsx';

const loadPurchase = () =>
  import(/* webpackChunkName: "purchase-dialog" */ './purchase-dialog.tsx').then(
    (module) => module.PurchaseDialog,
  );
const loadContribute = () =>
  import(/* webpackChunkName: "contribute-dialog" */ './contribute-dialog.tsx').then(
    (module) => module.ContributeDialog,
  );
const loadBoughtIt = () =>
  import(/* webpackChunkName: "bought-it" */ './bought-it-dialog.tsx').then(
    (module) => module.BoughtItDialog,
  );

interface Props {
  readonly shareCode: string;
  readonly items: readonly SharedItem[];
  readonly children: (actions: GiftActions) => ReactNode;
}

/** The purchase, contribution and 'Did you buy it?' dialogs, and the guest's own gifts. */
export function Claiming({ shareCode, items, children }: Props) {
  const showToast = useToast();
  const myGifts = useMyGifts(shareCode);
  const openingLink = useIsOpeningGifts();
  const gifts = myGifts.data?.gifts ?? [];
  const held = useHoldQuestion(openingLink ? [] : gifts);
  const [open, setOpen] = useState<{ kind: 'purchase' | 'contribute'; itemId: string }>();
  const close = () => setOpen(undefined);
  const Purchase = useLazyComponent(loadPurchase, open?.kind === 'purchase', close);
  const Contribute = useLazyComponent(loadContribute, open?.kind === 'contribute', close);
  const asks = held.gift !== undefined && open === undefined;
  const BoughtIt = useLazyComponent(loadBoughtIt, asks);
  const kept = gifts.filter(({ status }) => status !== 'released').length;

  const item = items.find(({ id }) => id === open?.itemId);
  const done = ({ gift }: GiftChange) => {
    close();
    const result = resultOf(gift);
    showToast({ type: 'success', ...resultText(result, gift) });
    if (result === 'held' && gift.externalUrl) held.visitShop(gift.id, gift.externalUrl);
  };

  return (
    <>
      {children({
        shareCode,
        onPurchase: ({ id }) => setOpen({ kind: 'purchase', itemId: id }),
        onContribute: ({ id }) => setOpen({ kind: 'contribute', itemId: id }),
      })}
      <YourGifts
        shareCode={shareCode}
        gifts={openingLink ? undefined : myGifts.data?.gifts}
        items={items}
      />
      {open?.kind === 'purchase' && item && Purchase && (
        <Purchase shareCode={shareCode} item={item} onClose={close} onDone={done} />
      )}
      {open?.kind === 'contribute' && item && Contribute && (
        <Contribute shareCode={shareCode} item={item} onClose={close} onDone={done} />
      )}
      {asks && held.gift && BoughtIt && (
        <BoughtIt key={held.gift.id} shareCode={shareCode} gift={held.gift} onClose={held.close} />
      )}
      {kept > 0 && !openingLink && <YourGiftsPill shareCode={shareCode} count={kept} />}
    </>
  );
}

function resultOf({ kind, needsConfirmation, status }: GuestGift): GiftFormResult {
  if (needsConfirmation) return 'unconfirmed';
  if (kind === 'contribution') return 'contributed';
  return status === 'reserved' ? 'held' : 'purchased';
}
