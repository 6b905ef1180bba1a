import { Button } from '@gift-registry/design-system/button';
import { Dialog } from '@gift-registry/design-system/dialog';
import type { HistoryLayer } from '@gift-registry/shell-contract';

interface Props {
  readonly layer: HistoryLayer;
  readonly address: string;
  readonly onDelete: () => void;
}

export function AddressDeletionDialog({ layer, address, onDelete }: Props) {
  return (
    <Dialog
      layer={layer}
      title="Delete your saved address?"
      description="When guests bring their gifts, we keep no delivery address. This one will be deleted:"
      footer={
        <>
          <Button variant="danger" onClick={onDelete}>
            Delete address and proceed
          </Button>
          <Button variant="primary" onClick={layer.close}>
            Keep address
          </Button>
        </>
      }
    >
      <p>{address}</p>
    </Dialog>
  );
}
