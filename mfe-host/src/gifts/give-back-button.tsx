import type { UnusualGiver } from '@gift-registry/bff-contract';
import { Button } from '@gift-registry/design-system/button';
import { useLazyComponent } from '@gift-registry/shell-contract';
import { useState } from 'react';
import { useGiveBack } from './use-give-back.ts';

const loadDialog = async () =>
  (await import(/* webpackChunkName: "give-back-dialog" */ './give-back-dialog.tsx'))
    .GiveBackDialog;

interface Props {
  readonly registryId: string;
  readonly giver: UnusualGiver;
  /** Names the guest for screen readers where several are listed. */
  readonly label?: string;
}

/** Gives back all gifts of a guest that have not arrived, after a question. */
export function GiveBackButton({ registryId, giver, label }: Props) {
  const [asks, setAsks] = useState(false);
  const GiveBackDialog = useLazyComponent(loadDialog, asks, () => setAsks(false));
  const giveBack = useGiveBack(registryId, giver);
  return (
    <>
      <Button aria-label={label} busy={giveBack.isPending} onClick={() => setAsks(true)}>
        Give back all
      </Button>
      {GiveBackDialog && (
        <GiveBackDialog
          giver={giver}
          open={asks}
          onOpenChange={setAsks}
          onGiveBack={() => giveBack.mutate()}
        />
      )}
    </>
  );
}
