import type { GiftChange, SharedItem, SharedRegistry } from '@gift-registry/bff-contract';
import { useLazyComponent } from '@gift-registry/shell-contract';
import type { ReactNode } from 'react';
import { useState } from 'react';
import { useOpenedGift } from '../opened-gift/use-opened-gift.ts';
import type { GiftActions } from './gift-buttons.tsx';
import { loadBoughtIt, loadContribute, loadGiven, loadPurchase } from './load-dialogs.ts';
import { useHoldQuestion } from './use-hold-question.ts';
import { useIsOpeningGifts } from './use-gifts-link.ts';
import { useMyGifts } from './use-my-gifts.ts';
import { YourGiftsPill } from './your-gifts-pill.tsx';
import { YourGifts } from './your-gifts.tsx';

interface Props {
  readonly shareCode: string;
  readonly registry: SharedRegistry;
  readonly items: readonly SharedItem[];
  /** `isBusy`: a dialog about a gift is open. */
  readonly children: (actions: GiftActions, isBusy: boolean) => ReactNode;
}

interface OpenForm {
  readonly kind: 'purchase' | 'contribute';
  readonly item: SharedItem;
  readonly amount?: number | undefined;
}

/** The dialogs in which a guest gives, and the guest's own gifts. */
export function Claiming({ shareCode, registry, items, children }: Props) {
  const myGifts = useMyGifts(shareCode);
  const openingLink = useIsOpeningGifts();
  const openedGift = useOpenedGift();
  const gifts = myGifts.data?.gifts ?? [];
  const held = useHoldQuestion(openingLink ? [] : gifts);
  const [open, setOpen] = useState<OpenForm>();
  const [given, setGiven] = useState<GiftChange>();
  const closeForm = () => setOpen(undefined);
  const Purchase = useLazyComponent(loadPurchase, open?.kind === 'purchase', closeForm);
  const Contribute = useLazyComponent(loadContribute, open?.kind === 'contribute', closeForm);
  const Given = useLazyComponent(loadGiven, given !== undefined);
  const asks = held.gift !== undefined && open === undefined;
  const BoughtIt = useLazyComponent(loadBoughtIt, asks);
  const kept = gifts.filter(({ status }) => status !== 'released').length;

  const closeGiven = () => {
    setGiven(undefined);
    if (openedGift.itemId !== undefined) openedGift.close();
  };
  const done = (change: GiftChange) => {
    const { id, status, externalUrl, needsConfirmation } = change.gift;
    closeForm();
    setGiven(change);
    if (status === 'reserved' && !needsConfirmation && externalUrl) held.visitShop(id, externalUrl);
  };
  const form = open && {
    shareCode,
    registry,
    items,
    // A gift that left the list stays in its form, which says so.
    item: items.find(({ id }) => id === open.item.id) ?? open.item,
    onChoose: (item: SharedItem) => setOpen({ ...open, item }),
    onClose: closeForm,
    onDone: done,
  };

  return (
    <>
      {children(
        {
          shareCode,
          paused: registry.giftsPaused,
          onPurchase: (item) => setOpen({ kind: 'purchase', item }),
          onContribute: (item, amount) => setOpen({ kind: 'contribute', item, amount }),
        },
        open !== undefined || given !== undefined || asks,
      )}
      <YourGifts
        shareCode={shareCode}
        registry={registry}
        gifts={openingLink ? undefined : myGifts.data?.gifts}
        items={items}
      />
      {open?.kind === 'purchase' && form && Purchase && <Purchase {...form} />}
      {open?.kind === 'contribute' && form && Contribute && (
        <Contribute {...form} amount={open.amount} />
      )}
      {given && !asks && Given && (
        <Given
          shareCode={shareCode}
          registry={registry}
          change={given}
          onBought={setGiven}
          onClose={closeGiven}
        />
      )}
      {asks && held.gift && BoughtIt && (
        <BoughtIt
          key={held.gift.id}
          shareCode={shareCode}
          gift={held.gift}
          onClose={() => {
            held.close();
            setGiven(undefined);
          }}
        />
      )}
      {kept > 0 && !openingLink && <YourGiftsPill shareCode={shareCode} count={kept} />}
    </>
  );
}
