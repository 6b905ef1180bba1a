import { Button } from '@gift-registry/design-system/button';
import { Dialog } from '@gift-registry/design-system/dialog';
import type { HistoryLayer } from '@gift-registry/shell-contract';
import type { GiftsToGiveBack } from './give-back-texts.ts';

interface Props {
  readonly gifts: GiftsToGiveBack;
  readonly layer: HistoryLayer;
  readonly onGiveBack: () => void;
}

/** Asks whether all gifts of a guest or connection are to be given back. */
export function GiveBackDialog({ gifts, layer, onGiveBack }: Props) {
  return (
    <Dialog
      layer={layer}
      title={gifts.question}
      description={`Other guests can take ${gifts.count === 1 ? 'it' : 'them'} again at once. ${gifts.whoIsTold} Gifts that you marked as received stay. This can’t be undone.`}
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
            {gifts.confirmLabel}
          </Button>
        </>
      }
    />
  );
}
