import { unitsLeft, type SharedItem, type WaitState } from '@gift-registry/bff-contract';
import { Button } from '@gift-registry/design-system/button';
import { Cluster } from '@gift-registry/design-system/layout';
import { leaveLinePath } from '../address/gift-paths.ts';
import { GiftSummary } from '../gift-form/gift-summary.tsx';
import { BackToList } from '../page/back-to-list.tsx';
import { PageForm } from '../page-form/page-form.tsx';
import { GiveButton } from '../waiting-line/give-button.tsx';
import { placeText } from '../waiting-line/place-text.ts';

interface Props {
  readonly shareCode: string;
  readonly item: SharedItem;
  readonly state: Exclude<WaitState, 'left'>;
}

export function PlaceInLine({ shareCode, item, state }: Props) {
  const isFree = state === 'told' && unitsLeft(item) > 0;
  return (
    <PageForm
      {...placeText[state]}
      action={leaveLinePath(shareCode, item.id)}
      about={<GiftSummary item={item} headingLevel={2} />}
    >
      {(form) => (
        <Cluster>
          {isFree && <GiveButton shareCode={shareCode} item={item} />}
          <BackToList
            variant={isFree ? 'secondary' : 'primary'}
            size="lg"
            shareCode={shareCode}
            itemId={item.id}
          />
          <Button type="submit" size="lg" disabled={!form}>
            Leave the line
          </Button>
        </Cluster>
      )}
    </PageForm>
  );
}
