import { ConfirmDialog } from '@gift-registry/design-system/confirm-dialog';
import { useHistoryLayer } from '@gift-registry/shell-contract';
import { useEffect } from 'react';
import type { ItemQuestion } from './changes/use-item-mutation.ts';

export function ItemQuestionDialog({ question }: { readonly question: ItemQuestion }) {
  const { message, goOn, close } = question;
  const layer = useHistoryLayer('item-question', { momentary: true, onClosed: close });
  const { show } = layer;
  useEffect(() => show(), [show]);
  return (
    <ConfirmDialog
      layer={layer}
      title="Are you sure?"
      description={message}
      confirmLabel="Go on"
      danger
      onConfirm={goOn}
    />
  );
}
