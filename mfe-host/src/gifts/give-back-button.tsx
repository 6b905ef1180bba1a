import { Button } from '@gift-registry/design-system/button';
import { useHistoryLayer, useLazyComponent } from '@gift-registry/shell-contract';
import type { GiftsToGiveBack } from './give-back-texts.ts';
import { useGiveBack } from './use-give-back.ts';

const loadDialog = async () =>
  (await import(/* webpackChunkName: "give-back-dialog" */ './give-back-dialog.tsx'))
    .GiveBackDialog;

interface Props {
  readonly registryId: string;
  readonly gifts: GiftsToGiveBack;
  /** Names the guest for screen readers where several are listed. */
  readonly label?: string;
}

/** Gives back all gifts of a guest or connection that have not arrived, after a question. */
export function GiveBackButton({ registryId, gifts, label }: Props) {
  const question = useHistoryLayer(`give-back:${gifts.of}:${label ?? ''}${gifts.giftId}`);
  const GiveBackDialog = useLazyComponent(loadDialog, question.open, question.close);
  const giveBack = useGiveBack(registryId, gifts);
  return (
    <>
      <Button aria-label={label} busy={giveBack.isPending} onClick={() => question.show()}>
        {gifts.label}
      </Button>
      {GiveBackDialog && (
        <GiveBackDialog gifts={gifts} layer={question} onGiveBack={() => giveBack.mutate()} />
      )}
    </>
  );
}
