import { Button } from '@gift-registry/design-system/button';
import { Dialog } from '@gift-registry/design-system/dialog';
import { useHistoryLayer } from '@gift-registry/shell-contract';
import { useDropPageList } from './use-page-list.ts';

/** Drops the list, after a question: what was read would have to be read again. */
export function DropRest() {
  const question = useHistoryLayer('drop-rest');
  const drop = useDropPageList();
  return (
    <>
      <Button variant="quiet" busy={drop.isPending} onClick={() => question.show()}>
        Drop the rest
      </Button>
      <Dialog
        layer={question}
        title="Drop the rest of this list?"
        description="Gifts that you added stay in your registry."
        size="sm"
        footer={
          <>
            <Button onClick={question.close}>Cancel</Button>
            <Button
              variant="danger"
              onClick={() => {
                question.close();
                drop.mutate();
              }}
            >
              Drop
            </Button>
          </>
        }
      />
    </>
  );
}
