import { Button } from '@gift-registry/design-system/button';
import { Dialog } from '@gift-registry/design-system/dialog';
import type { ItemQuestion } from './use-item-mutation.ts';

/** Asks before a change of a gift that guests have taken. */
export function ItemQuestionDialog({ question }: { readonly question: ItemQuestion }) {
  const { message, goOn, close } = question;
  return (
    <Dialog
      open
      onOpenChange={close}
      title="Are you sure?"
      description={message}
      size="sm"
      footer={
        <>
          <Button onClick={close}>Cancel</Button>
          <Button
            variant="danger"
            onClick={() => {
              close();
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
