import { Button } from '@gift-registry/design-system/button';
import { Dialog } from '@gift-registry/design-system/dialog';
import { useHistoryLayer } from '@gift-registry/shell-contract';
import { useEffect } from 'react';
import type { ItemQuestion } from './use-item-mutation.ts';

/** Asks before a change of a gift that guests have taken. */
export function ItemQuestionDialog({ question }: { readonly question: ItemQuestion }) {
  const { message, goOn, close } = question;
  const layer = useHistoryLayer('item-question', { momentary: true, onClosed: close });
  const { show } = layer;
  useEffect(() => show(), [show]);
  return (
    <Dialog
      layer={layer}
      title="Are you sure?"
      description={message}
      size="sm"
      footer={
        <>
          <Button onClick={layer.close}>Cancel</Button>
          <Button
            variant="danger"
            onClick={() => {
              layer.close();
              goOn();
            }}
          >
            Go on
          </Button>
        </>
      }
    />
  );
}
