import type { GuestGift } from '@gift-registry/bff-contract';
import { DialogBoundary } from '@gift-registry/design-system/dialog-boundary';
import { useHistoryLayer, useLazyComponent } from '@gift-registry/shell-contract';
import { useEffect, useState } from 'react';

const loadBoughtIt = () =>
  import(/* webpackChunkName: "bought-it" */ './bought-it-dialog.tsx').then(
    (module) => module.BoughtItDialog,
  );

interface Props {
  readonly shareCode: string;
  readonly gifts: readonly GuestGift[];
  readonly asked: string | undefined;
  readonly onClosed: (giftId: string) => void;
}

/** Asks about a hold by itself. Back puts the question off, as closing it does. */
export function HoldQuestion({ shareCode, gifts, asked, onClosed }: Props) {
  const layer = useHistoryLayer('hold-question', {
    momentary: true,
    instead: 'given',
    onClosed: ([giftId]) => giftId !== undefined && onClosed(giftId),
  });
  const { show, close } = layer;
  const BoughtIt = useLazyComponent(loadBoughtIt, asked !== undefined);
  const gift = gifts.find(({ id }) => id === layer.subject[0]);

  useEffect(() => {
    if (asked === undefined) close();
    else show(asked);
  }, [asked, show, close]);

  return (
    gift &&
    BoughtIt && (
      <DialogBoundary part="hold-question" layer={layer}>
        <BoughtIt key={gift.id} shareCode={shareCode} gift={gift} layer={layer} />
      </DialogBoundary>
    )
  );
}

/**
 * - `waiting`: the gift was held on this page, and the guest has not been away since.
 * - `closed`: the question was closed; the next visit asks again.
 */
type Question = 'waiting' | 'returned' | 'closed';

const isOpenHold = ({ status, kind, orderNumber }: GuestGift): boolean =>
  status === 'reserved' && kind === 'claim' && !orderNumber;

/** The guest put the question off on any device. */
const isAskedLater = ({ askAfter }: GuestGift): boolean =>
  askAfter ? Date.parse(askAfter) > Date.now() : false;

/** Asks about open holds, one after the other: those of earlier visits at once, new ones after a visit to the shop. */
export function useHoldQuestion(gifts: readonly GuestGift[]) {
  const [questions, setQuestions] = useState<Readonly<Record<string, Question>>>({});
  const set = (giftId: string, question: Question) =>
    setQuestions((all) => ({ ...all, [giftId]: question }));

  useEffect(() => {
    const onVisible = () => {
      if (document.visibilityState !== 'visible') return;
      setQuestions((all) =>
        Object.fromEntries(
          Object.entries(all).map(([id, question]) => [
            id,
            question === 'waiting' ? 'returned' : question,
          ]),
        ),
      );
    };
    document.addEventListener('visibilitychange', onVisible);
    return () => document.removeEventListener('visibilitychange', onVisible);
  }, []);

  const isDue = (gift: GuestGift): boolean => {
    const question = questions[gift.id];
    return question === undefined ? !isAskedLater(gift) : question === 'returned';
  };
  const gift = gifts.find((each) => isOpenHold(each) && isDue(each));

  return {
    gift,
    /** Opens the shop in a new tab. When the browser blocks it, the link in 'Your gifts' remains. */
    visitShop(giftId: string, address: string) {
      set(giftId, 'waiting');
      window.open(address, '_blank', 'noopener,noreferrer');
    },
    close: (giftId: string) => set(giftId, 'closed'),
  };
}
