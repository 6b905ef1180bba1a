import { useHistoryLayer } from '@gift-registry/shell-contract';
import { useEffect } from 'react';
import { ConfirmDialog } from '../confirm/confirm-dialog.tsx';
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
      question={message}
      confirm="Go on"
      danger
      onConfirm={goOn}
    />
  );
}
