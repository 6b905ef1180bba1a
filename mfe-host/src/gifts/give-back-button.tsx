import type { UnusualGiver } from '@gift-registry/bff-contract';
import { Button } from '@gift-registry/design-system/button';
import { useHistoryLayer, useLazyComponent } from '@gift-registry/shell-contract';
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
  const question = useHistoryLayer(`give-back:${label ?? ''}${giver.giftId}`);
  const GiveBackDialog = useLazyComponent(loadDialog, question.open, question.close);
  const giveBack = useGiveBack(registryId, giver);
  return (
    <>
      <Button aria-label={label} busy={giveBack.isPending} onClick={() => question.show()}>
        Give back all
      </Button>
      {GiveBackDialog && (
        <GiveBackDialog giver={giver} layer={question} onGiveBack={() => giveBack.mutate()} />
      )}
    </>
  );
}
