import type { SharedItem } from '@gift-registry/bff-contract';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '../api.ts';
import { GiftToGive } from '../gift-form/gift-to-give.tsx';
import { GiftListSkeleton } from '../gift-list/gift-list-skeleton.tsx';
import { giftState } from '../gift-state/gift-state.ts';
import { sharedReadOptions } from '../reads/shared-reads.ts';
import { waitKey } from '../waiting-line/use-wait-change.ts';
import { JoinLineForm } from './join-line-form.tsx';
import { NotHeld } from './not-held.tsx';
import { PlaceInLine } from './place-in-line.tsx';

interface Props {
  readonly shareCode: string;
  readonly item: SharedItem;
}

export default function JoinLinePage() {
  return (
    <GiftToGive gives={false} refusal={() => undefined}>
      {(gift) => <LoadedPlace {...gift} />}
    </GiftToGive>
  );
}

function LoadedPlace({ shareCode, item }: Props) {
  const api = useApi();
  const params = { shareCode, itemId: item.id };
  const { data } = useQuery({
    ...sharedReadOptions,
    queryKey: waitKey(params),
    queryFn: ({ signal }) => api('getWait', { params }, { signal }),
  });
  if (!data) return <GiftListSkeleton />;
  const { state } = data;
  if (state !== 'left') return <PlaceInLine shareCode={shareCode} item={item} state={state} />;
  return giftState(item) === 'reserved' ? (
    <JoinLineForm shareCode={shareCode} item={item} />
  ) : (
    <NotHeld shareCode={shareCode} item={item} />
  );
}
