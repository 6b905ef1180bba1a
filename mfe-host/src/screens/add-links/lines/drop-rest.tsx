import { Button } from '@gift-registry/design-system/button';
import { ConfirmDialog } from '@gift-registry/design-system/confirm-dialog';
import { useHistoryLayer } from '@gift-registry/shell-contract';
import { useDropPageList } from '../use-page-list.ts';

export function DropRest() {
  const question = useHistoryLayer('drop-rest');
  const drop = useDropPageList();
  return (
    <>
      <Button variant="quiet" busy={drop.isPending} onClick={() => question.show()}>
        Drop the rest
      </Button>
      <ConfirmDialog
        layer={question}
        title="Drop the rest of this list?"
        description="Gifts that you added stay in your registry."
        confirmLabel="Drop"
        danger
        onConfirm={() => drop.mutate()}
      />
    </>
  );
}
