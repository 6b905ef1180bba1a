import type { UnusualGiver } from '@gift-registry/bff-contract';
import { Button } from '@gift-registry/design-system/button';
import { Dialog } from '@gift-registry/design-system/dialog';
import type { HistoryLayer } from '@gift-registry/shell-contract';
import { giftsOf } from './use-give-back.ts';

interface Props {
  readonly giver: UnusualGiver;
  readonly layer: HistoryLayer;
  readonly onGiveBack: () => void;
}

/** Asks whether all gifts of a guest are to be given back. */
export function GiveBackDialog({ giver, layer, onGiveBack }: Props) {
  const name = giver.giverName || 'this guest';
  const gifts = giftsOf(giver.returnable);
  return (
    <Dialog
      layer={layer}
      title={`Give back ${gifts} of ${name}?`}
      description={`Other guests can take ${giver.returnable === 1 ? 'it' : 'them'} again at once. We tell ${name} by mail if they left an address. Gifts that you marked as received stay. This can’t be undone.`}
      size="sm"
      footer={
        <>
          <Button onClick={layer.close}>Cancel</Button>
          <Button
            variant="danger"
            onClick={() => {
              layer.close();
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
