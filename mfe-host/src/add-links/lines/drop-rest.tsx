import { Button } from '@gift-registry/design-system/button';
import { useHistoryLayer } from '@gift-registry/shell-contract';
import { ConfirmDialog } from '../../confirm/confirm-dialog.tsx';
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
        question="Gifts that you added stay in your registry."
        confirm="Drop"
        danger
        onConfirm={() => drop.mutate()}
      />
    </>
  );
}
