import type { GiftChange, GuestGift, SharedItem } from '@gift-registry/bff-contract';
import { DialogBoundary } from '@gift-registry/design-system/dialog-boundary';
import { useLazyComponent, type HistoryLayer } from '@gift-registry/shell-contract';
import { useEffect, useEffectEvent, useState } from 'react';

const loadDialog = () =>
  import(/* webpackChunkName: "gift-code" */ './gift-code-dialog.tsx').then(
    (module) => module.GiftCodeDialog,
  );

export const giftCodeLayer = 'gift-code';

export const takesCode = ({ needsConfirmation, codeSentTo }: GuestGift): boolean =>
  needsConfirmation === true && typeof codeSentTo === 'string';

interface Props {
  readonly shareCode: string;
  readonly gifts: readonly GuestGift[] | undefined;
  readonly items: readonly SharedItem[];
  readonly layer: HistoryLayer;
  readonly onGiven: (change: GiftChange) => void;
}

export function GiftCode({ shareCode, gifts, items, layer, onGiven }: Props) {
  const [giftId] = layer.subject;
  const listed = gifts?.find(({ id }) => id === giftId);
  const [seen, setSeen] = useState<GuestGift>();
  if (listed && listed !== seen) setSeen(listed);
  // A gift that is no longer listed stays, so that the dialog says why.
  const gift = listed ?? (seen?.id === giftId ? seen : undefined);
  const isOver = gifts !== undefined && (listed === undefined || listed.status === 'released');
  const isGiven = listed !== undefined && !isOver && listed.needsConfirmation !== true;
  const Dialog = useLazyComponent(loadDialog, gift !== undefined, layer.close);

  const finish = useEffectEvent(() => {
    const item = items.find(({ id }) => id === gift?.itemId);
    if (gift && item && isGiven) onGiven({ gift, item });
    else layer.close();
  });
  const isFinished = layer.open && (isGiven || (gifts !== undefined && !gift));
  useEffect(() => {
    if (isFinished) finish();
  }, [isFinished]);

  return (
    gift &&
    Dialog && (
      <DialogBoundary part="gift-code" layer={layer}>
        <Dialog key={gift.id} shareCode={shareCode} gift={gift} isOver={isOver} layer={layer} />
      </DialogBoundary>
    )
  );
}
