import { type SharedItem, type SharedRegistry, unitsLeft } from '@gift-registry/bff-contract';
import { DialogBoundary } from '@gift-registry/design-system/dialog-boundary';
import { ErrorBoundary } from '@gift-registry/design-system/error-boundary';
import {
  leavePage,
  useHistoryLayer,
  useLazyComponent,
  useNavigation,
  usePathParams,
} from '@gift-registry/shell-contract';
import { useCallback, useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { useBasket } from '../orders/use-basket.ts';
import { orderPath } from '../platform/gift-paths.ts';
import { useOpenedGift } from '../gifts/opened-gift.tsx';
import type { GiftActions } from '../gifts/gift-buttons.tsx';
import { HoldQuestion, useHoldQuestion } from '../own-gifts/hold-question.tsx';
import { useIsOpeningGifts } from '../own-gifts/use-gifts-link.ts';
import { keptGifts, useFirstUse, useMyGifts } from '../own-gifts/use-my-gifts.ts';
import { unpaidOrderOf } from '../own-gifts/unpaid-order.tsx';
import { holdsOf } from '../own-gifts/own-hold.tsx';
import { UnpaidBar, YourGiftsPill } from '../own-gifts/your-gifts-pill.tsx';
import { YourGifts } from '../own-gifts/your-gifts.tsx';
import type { FormKind } from './give-values.ts';
import type { Given } from './use-give-form.ts';

/** The dialogs and the collected gifts are no part of the first load. */
const loadGive = () =>
  import(/* webpackChunkName: "give-dialog" */ './give-dialog.tsx').then(
    (module) => module.GiveDialog,
  );
const loadGiven = () =>
  import(/* webpackChunkName: "given-dialog" */ './given-dialog.tsx').then(
    (module) => module.GivenDialog,
  );
const loadOrdered = () =>
  import(/* webpackChunkName: "ordered-dialog" */ './ordered-dialog.tsx').then(
    (module) => module.OrderedDialog,
  );
const loadCheckout = () =>
  import(/* webpackChunkName: "checkout" */ './checkout.tsx').then((module) => module.Checkout);

interface Props {
  readonly shareCode: string;
  readonly registry: SharedRegistry;
  readonly items: readonly SharedItem[];
  /** `isBusy`: a dialog about a gift is open. */
  readonly children: (actions: GiftActions, isBusy: boolean) => ReactNode;
}

const formKinds: readonly FormKind[] = ['purchase', 'contribute'];

/** Browsers that know no such wish count as without it. */
const savesData = (): boolean =>
  Reflect.get(Object(Reflect.get(navigator, 'connection')), 'saveData') === true;

/** Longer than a page needs to be complete on a slow line. */
const stayMilliseconds = 4_000;

/** On a slow line, too, the form is there when a guest who stayed or looks around presses its button. */
function useEarlyForm(takesGifts: boolean): void {
  const isUsed = useFirstUse();
  useEffect(() => {
    if (!takesGifts) return undefined;
    const load = () => void loadGive().catch(() => undefined);
    if (isUsed) {
      load();
      return undefined;
    }
    // A press of its button begins before the click.
    const options = { capture: true, passive: true, once: true };
    window.addEventListener('pointerdown', load, options);
    const stay = savesData() ? undefined : setTimeout(load, stayMilliseconds);
    return () => {
      window.removeEventListener('pointerdown', load, options);
      clearTimeout(stay);
    };
  }, [isUsed, takesGifts]);
}

export function Giving({ shareCode, registry, items, children }: Props) {
  const myGifts = useMyGifts(shareCode);
  const openingLink = useIsOpeningGifts();
  const openedGift = useOpenedGift();
  // The page of one gift links to the guest's gifts, and its own buttons stand at the bottom edge.
  const isOnList = usePathParams()['itemId'] === undefined;
  const gifts = myGifts.data?.gifts ?? [];
  const held = useHoldQuestion(openingLink ? [] : gifts);
  const basket = useBasket(registry.registryId);
  const added = useRef(false);
  const [message, setMessage] = useState('');
  const form = useHistoryLayer('give', {
    onClosed() {
      // The bar of the collected gifts stands below the list.
      if (added.current && openedGift.itemId !== undefined) openedGift.close();
      added.current = false;
    },
  });
  const checkout = useHistoryLayer('checkout');
  const [kind, itemId, amount] = form.subject;
  const [chosen, setChosen] = useState<SharedItem>();
  // A gift that left the list stays in its form, which says so.
  const item =
    items.find(({ id }) => id === itemId) ?? (chosen?.id === itemId ? chosen : undefined);
  const takesGifts = !registry.giftsPaused && !registry.completed;
  const hasBasket = takesGifts && (basket.lines.length > 0 || checkout.open);
  const Checkout = useLazyComponent(loadCheckout, hasBasket);
  const [given, setGiven] = useState<Given>();
  const { navigate } = useNavigation();
  const formKind = formKinds.find((each) => each === kind);
  useEarlyForm(takesGifts);
  const Give = useLazyComponent(loadGive, formKind !== undefined, form.close);
  const GivenGift = useLazyComponent(loadGiven, given !== undefined && given.way !== 'order');
  const Ordered = useLazyComponent(loadOrdered, given?.way === 'order');
  const dialog = checkout.open ? 'checkout' : 'give';
  const asked = form.open || checkout.open ? undefined : held.gift;
  const confirmation = useHistoryLayer('given', {
    momentary: true,
    instead: dialog,
    onClosed() {
      setGiven(undefined);
      if (openedGift.itemId !== undefined && !asked) openedGift.close();
    },
  });
  const paymentUrl = given?.way === 'order' ? given.placed.paymentUrl : null;
  // Leaving earlier would keep the form's entries in the history, because browsers go back a moment later.
  useEffect(() => {
    if (confirmation.open && paymentUrl !== null) leavePage.to(paymentUrl);
  }, [confirmation.open, paymentUrl]);
  const hasBar = isOnList && !hasBasket && !openingLink;
  const kept = keptGifts(gifts).length;

  const holds = useMemo(() => holdsOf(myGifts.data?.gifts ?? []), [myGifts.data]);
  const ownWords = useMemo(
    () =>
      new Map([
        ...keptGifts(myGifts.data?.gifts)
          .filter(({ kind: how, status }) => how === 'claim' && status === 'purchased')
          .map((gift) => [gift.itemId, 'You gave this'] as const),
        ...basket.lines.map((line) => [line.itemId, 'In your basket'] as const),
      ]),
    [myGifts.data, basket.lines],
  );
  const unpaidOrder = [...holds.values()].map(unpaidOrderOf).find(Boolean);

  const { show } = form;
  const open = useCallback(
    (nextKind: FormKind, next: SharedItem, nextAmount?: number) => {
      setChosen(next);
      show(nextKind, next.id, ...(nextAmount === undefined ? [] : [String(nextAmount)]));
    },
    [show],
  );
  // Stays the same, so that a dialog that opens does not render every row again.
  const actions = useMemo<GiftActions>(
    () => ({
      shareCode,
      paused: registry.giftsPaused,
      holds,
      ownWords,
      onPurchase: (next) => open('purchase', next),
      onContribute: (next, part) => open('contribute', next, part),
    }),
    [shareCode, registry.giftsPaused, holds, ownWords, open],
  );
  const confirm = (next: Given) => {
    if (next.way === 'order') {
      const { order, paymentUrl } = next.placed;
      if (paymentUrl === null && registry.paysOnline) {
        navigate(orderPath(order.number), { replace: true });
        return;
      }
      setGiven(next);
      confirmation.show(order.number);
      return;
    }
    const { id, status, externalUrl } = next.change.gift;
    setGiven(next);
    confirmation.show(id);
    if (status === 'reserved' && externalUrl) held.visitShop(id, externalUrl);
  };

  return (
    <>
      {children(actions, form.open || checkout.open || given !== undefined || asked !== undefined)}
      {isOnList && (
        <ErrorBoundary part="your-gifts">
          <YourGifts
            shareCode={shareCode}
            registry={registry}
            gifts={openingLink ? undefined : myGifts.data?.gifts}
            items={items}
          />
        </ErrorBoundary>
      )}
      {formKind && item && Give && (
        <DialogBoundary part="give" layer={form}>
          <Give
            key={formKind}
            {...{ shareCode, registry, items, item, basket }}
            kind={formKind}
            amount={amount === undefined ? undefined : Number(amount)}
            layer={form}
            onChoose={(other) => open(formKind, other)}
            onGiven={confirm}
            onAdd={(next, quantity, words) => {
              if (words !== '') setMessage(words);
              basket.add(next.id, quantity, unitsLeft(next));
              added.current = true;
              form.close();
            }}
          />
        </DialogBoundary>
      )}
      {given && given.way !== 'order' && GivenGift && (
        <DialogBoundary part="given" layer={confirmation}>
          <GivenGift
            {...{ shareCode, registry }}
            change={given.change}
            onChange={(change) => setGiven({ ...given, change })}
            layer={confirmation}
          />
        </DialogBoundary>
      )}
      {given?.way === 'order' && Ordered && (
        <DialogBoundary part="ordered" layer={confirmation}>
          <Ordered {...{ shareCode, registry }} placed={given.placed} layer={confirmation} />
        </DialogBoundary>
      )}
      <HoldQuestion shareCode={shareCode} gifts={gifts} asked={asked?.id} onClosed={held.close} />
      {hasBasket && Checkout && (
        <Checkout
          {...{ shareCode, registry, items, basket, message }}
          layer={checkout}
          onGiven={(next) => {
            basket.set([]);
            confirm(next);
          }}
        />
      )}
      {hasBar && unpaidOrder && <UnpaidBar order={unpaidOrder} />}
      {hasBar && kept > 0 && !unpaidOrder && <YourGiftsPill shareCode={shareCode} count={kept} />}
    </>
  );
}
