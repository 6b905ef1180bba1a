import { Button } from '@gift-registry/design-system/button';
import { Dialog } from '@gift-registry/design-system/dialog';
import { useState } from 'react';
import { useDropPageList } from './use-page-list.ts';

/** Drops the list, after a question: what was read would have to be read again. */
export function DropRest() {
  const [asks, setAsks] = useState(false);
  const drop = useDropPageList();
  return (
    <>
      <Button variant="quiet" busy={drop.isPending} onClick={() => setAsks(true)}>
        Drop the rest
      </Button>
      <Dialog
        open={asks}
        onOpenChange={setAsks}
        title="Drop the rest of this list?"
        description="Gifts that you added stay in your registry."
        size="sm"
        footer={
          <>
            <Button onClick={() => setAsks(false)}>Cancel</Button>
            <Button
              variant="danger"
              onClick={() => {
                setAsks(false);
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
