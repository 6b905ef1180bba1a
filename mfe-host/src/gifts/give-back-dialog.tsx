import type { UnusualGiver } from '@gift-registry/bff-contract';
import { Button } from '@gift-registry/design-system/button';
import { Dialog } from '@gift-registry/design-system/dialog';
import { giftsOf } from './use-give-back.ts';

interface Props {
  readonly giver: UnusualGiver;
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  readonly onGiveBack: () => void;
}

/** Asks whether all gifts of a guest are to be given back. */
export function GiveBackDialog({ giver, open, onOpenChange, onGiveBack }: Props) {
  const name = giver.giverName || 'this guest';
  const gifts = giftsOf(giver.returnable);
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={`Give back ${gifts} of ${name}?`}
      description={`Other guests can take ${giver.returnable === 1 ? 'it' : 'them'} again at once. We tell ${name} by mail if they left an address. Gifts that you marked as received stay. This can’t be undone.`}
      size="sm"
      footer={
        <>
          <Button onClick={() => onOpenChange(false)}>Cancel</Button>
          <Button
            variant="danger"
            onClick={() => {
              onOpenChange(false);
              onGiveBack();
            }}
          >
            Give back {gifts}
          </Button>
        </>
      }
    />
  );
}
