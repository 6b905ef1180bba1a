import { plural } from '@gift-registry/bff-contract';
import { ConfirmDialog } from '@gift-registry/design-system/confirm-dialog';
import type { HistoryLayer } from '@gift-registry/shell-contract';
import type { GiftsToGiveBack } from './give-back-texts.ts';

interface Props {
  readonly gifts: GiftsToGiveBack;
  readonly layer: HistoryLayer;
  readonly onGiveBack: () => void;
}

export function GiveBackDialog({ gifts, layer, onGiveBack }: Props) {
  return (
    <ConfirmDialog
      layer={layer}
      title={gifts.question}
      description={`Other guests can take ${plural(gifts.count, 'it', 'them')} again at once. ${gifts.whoIsTold} Gifts that you marked as received stay. This can’t be undone.`}
      confirmLabel={gifts.confirmLabel}
      danger
      onConfirm={onGiveBack}
    />
  );
}
