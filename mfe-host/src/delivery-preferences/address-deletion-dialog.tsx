import { Button } from '@gift-registry/design-system/button';
import { Dialog } from '@gift-registry/design-system/dialog';

interface Props {
  readonly open: boolean;
  /** The stored address in one line. */
  readonly address: string;
  readonly onKeep: () => void;
  readonly onDelete: () => void;
}

/** Asks before saving deletes the stored delivery address. Closing the dialog keeps it. */
export function AddressDeletionDialog({ open, address, onKeep, onDelete }: Props) {
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && onKeep()}
      title="Delete your saved address?"
      description="When guests bring their gifts, we keep no delivery address. This one will be deleted:"
      footer={
        <>
          <Button variant="danger" onClick={onDelete}>
            Delete address and proceed
          </Button>
          <Button variant="primary" onClick={onKeep}>
            Keep address
          </Button>
        </>
      }
    >
      <p>{address}</p>
    </Dialog>
  );
}
