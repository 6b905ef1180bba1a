import type { GuestGift } from '@gift-registry/bff-contract';
import { DialogBoundary } from '@gift-registry/design-system/dialog-boundary';
import { useHistoryLayer, useLazyComponent } from '@gift-registry/shell-contract';
import { useEffect } from 'react';
import { loadBoughtIt } from './load-dialogs.ts';

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
