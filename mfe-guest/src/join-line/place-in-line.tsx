import { unitsLeft, type SharedItem, type WaitState } from '@gift-registry/bff-contract';
import { Button } from '@gift-registry/design-system/button';
import { Cluster } from '@gift-registry/design-system/layout';
import { BackToList } from '../page/back-to-list.tsx';
import { GiftStepsPage } from '../gift-form/gift-steps-page.tsx';
import { useScriptsRun } from '../scripts/use-scripts-run.ts';
import { GiveButton } from '../waiting-line/give-button.tsx';
import { PlaceNotSaved } from '../waiting-line/place-not-saved.tsx';
import { placeText } from '../waiting-line/place-text.ts';
import { useWaitChange, waitKey } from '../waiting-line/use-wait-change.ts';

interface Props {
  readonly shareCode: string;
  readonly item: SharedItem;
  readonly state: Exclude<WaitState, 'left'>;
}

export function PlaceInLine({ shareCode, item, state }: Props) {
  const scriptsRun = useScriptsRun();
  const isFree = state === 'told' && unitsLeft(item) > 0;
  const params = { shareCode, itemId: item.id };
  const leave = useWaitChange({
    queryKey: waitKey(params),
    change: (api, _: undefined) => api('leaveLine', { params }),
  });
  return (
    <GiftStepsPage {...placeText[state]} item={item} needsScriptsTo="leave the line">
      <PlaceNotSaved error={leave.error} />
      <Cluster>
        {isFree && <GiveButton shareCode={shareCode} item={item} />}
        <BackToList
          variant={isFree ? 'secondary' : 'primary'}
          size="lg"
          shareCode={shareCode}
          itemId={item.id}
        />
        <Button
          size="lg"
          disabled={!scriptsRun}
          busy={leave.isPending}
          busyLabel="Leaving..."
          onClick={() => leave.mutate(undefined)}
        >
          Leave the line
        </Button>
      </Cluster>
    </GiftStepsPage>
  );
}
