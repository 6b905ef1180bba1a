import type { UnusualGiver } from '@gift-registry/bff-contract';
import { Button } from '@gift-registry/design-system/button';
import { Dialog } from '@gift-registry/design-system/dialog';
import { useState } from 'react';
import { giftsOf, useGiveBack } from './use-give-back.ts';

interface Props {
  readonly registryId: string;
  readonly giver: UnusualGiver;
}

/** Gives back all gifts of a guest that have not arrived, after a question. */
export function GiveBackButton({ registryId, giver }: Props) {
  const [asks, setAsks] = useState(false);
  const giveBack = useGiveBack(registryId, giver);
  const name = giver.giverName || 'this guest';
  return (
    <>
      <Button busy={giveBack.isPending} onClick={() => setAsks(true)}>
        Give back all
      </Button>
      <Dialog
        open={asks}
        onOpenChange={setAsks}
        title={`Give back ${giftsOf(giver.returnable)} of ${name}?`}
        description={`Other guests can take ${giver.returnable === 1 ? 'it' : 'them'} again at once. We tell ${name} by mail if they left an address. Gifts that you marked as received stay. This can’t be undone.`}
        size="sm"
        footer={
          <>
            <Button onClick={() => setAsks(false)}>Cancel</Button>
            <Button
              variant="danger"
              onClick={() => {
                setAsks(false);
                giveBack.mutate();
              }}
            >
              Give back {giftsOf(giver.returnable)}
            </Button>
          </>
        }
      />
    </>
  );
}
