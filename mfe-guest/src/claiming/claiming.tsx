import type { GiftChange, GuestGift, SharedItem } from '@gift-registry/bff-contract';
import { useToast, useLazyComponent } from '@gift-registry/shell-contract';
import type { ReactNode } from 'react';
import { useState } from 'react';
import type { GiftActions } from '../gift-list/gift-row.tsx';
import { arrangeWithHost } from './arrange-with-host.ts';
import { useIsOpeningGifts } from './use-gifts-link.ts';
import { useMyGifts } from './use-my-gifts.ts';
import { useShopVisit } from './use-shop-visit.ts';
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
  const shop = useShopVisit();
  const [open, setOpen] = useState<{ kind: 'purchase' | 'contribute'; itemId: string }>();
  const close = () => setOpen(undefined);
  const Purchase = useLazyComponent(loadPurchase, open?.kind === 'purchase', close);
  const Contribute = useLazyComponent(loadContribute, open?.kind === 'contribute', close);
  const visited = gifts.find(({ id, status }) => id === shop.returnedFor && status === 'reserved');
  const BoughtIt = useLazyComponent(loadBoughtIt, visited !== undefined);

  const item = items.find(({ id }) => id === open?.itemId);
  const done = ({ gift }: GiftChange) => {
    close();
    if (gift.needsConfirmation) {
      showToast({
        type: 'success',
        title: 'One more step',
        description: `Open the link that we mailed you within 30 minutes, and we keep ${gift.productName} for you.`,
      });
      return;
    }
    if (gift.status === 'reserved' && gift.externalUrl) {
      showToast({
        type: 'success',
        title: 'Held for you for 24 hours',
        description: gift.productName,
      });
      shop.visit(gift.id, gift.externalUrl);
      return;
    }
    showToast({
      type: 'success',
      title: 'Thank you!',
      description: addedText(gift),
    });
  };

  return (
    <>
      {children({
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
      {visited && BoughtIt && <BoughtIt shareCode={shareCode} gift={visited} onClose={shop.done} />}
    </>
  );
}

function addedText({ productName, kind }: GuestGift): string {
  const added = `${productName} is now among your gifts.`;
  return kind === 'claim' ? `${added} ${arrangeWithHost}` : added;
}
