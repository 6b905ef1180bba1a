import type { SharedItem, SharedRegistry } from '@gift-registry/bff-contract';
import { Alert } from '@gift-registry/design-system/alert';
import { ItemList } from '@gift-registry/design-system/item-row';
import { Cluster, Stack } from '@gift-registry/design-system/layout';
import { LoadFailure } from '@gift-registry/design-system/load-failure';
import { PageHeading } from '@gift-registry/design-system/page-heading';
import { useDocumentForm, useNavigation } from '@gift-registry/shell-contract';
import { BackToList } from '../page/back-to-list.tsx';
import { GiftCard } from '../given-gifts/gift-card.tsx';
import { yourGiftsLede } from '../given-gifts/your-gifts-lede.ts';
import { NoGiftsYet } from '../given-gifts/no-gifts-yet.tsx';
import { useIsOpeningGifts } from '../my-gifts/use-gifts-link.ts';
import { useMyGifts } from '../my-gifts/use-my-gifts.ts';
import { GiftListSkeleton } from '../gift-list/gift-list-skeleton.tsx';
import { useSteady } from '../live-changes/use-steady.ts';
import { PageBody } from '../page/page-body.tsx';
import { NeedsScripts } from '../scripts/needs-scripts.tsx';
import { ReloadHint } from '../scripts/reload-hint.tsx';
import { EndedHolds } from './ended-holds.tsx';
import { ForgetMe } from './forget-me.tsx';
import { GivenBack } from './given-back.tsx';
import { GiftResult } from './gift-result.tsx';
import { isForgotten } from './is-forgotten.ts';

interface Props {
  readonly shareCode: string;
  readonly registry: SharedRegistry;
  readonly items: readonly SharedItem[];
}

export function YourGiftsView({ shareCode, registry, items }: Props) {
  const { data: newest, error, refetch } = useMyGifts(shareCode, { inSight: true });
  const data = useSteady(newest);
  const isOpening = useIsOpeningGifts();
  const failure = useDocumentForm()?.failure;
  const changedId = new URLSearchParams(useNavigation().location.search).get('gift');
  const gifts = isOpening ? undefined : data?.gifts;
  const changed = gifts?.find(({ id }) => id === changedId);
  const kept = gifts?.filter(({ status }) => status !== 'released');

  return (
    <PageBody>
      <title>{`Your gifts · ${registry.registryName}`}</title>
      <Stack gap={6}>
        <PageHeading
          title="Your gifts"
          eyebrow={registry.registryName}
          lede={yourGiftsLede(kept ?? [])}
        />
        {failure && (
          <Alert type="error" title="We couldn’t update your gift">
            {failure}
          </Alert>
        )}
        {gifts && !failure && <GiftResult gifts={gifts} />}
        {gifts && <GivenBack gifts={gifts} />}
        {gifts?.some(({ extendable, holdEndedAt }) => extendable || holdEndedAt) && (
          <NeedsScripts to="hold a gift longer or hide a note" />
        )}
        {gifts && (
          <EndedHolds shareCode={shareCode} registry={registry} items={items} gifts={gifts} />
        )}
        {!kept && !error && <GiftListSkeleton />}
        {!kept && error && (
          <LoadFailure
            title="Failed to load your gifts. Please try again."
            error={error}
            onRetry={refetch}
          />
        )}
        {kept?.length === 0 && <NoGiftsYet shareCode={shareCode} />}
        {kept && kept.length > 0 && (
          <>
            <ItemList label="Your gifts">
              {kept.map((gift) => (
                <GiftCard
                  key={gift.id}
                  shareCode={shareCode}
                  registry={registry}
                  gift={gift}
                  headingLevel={2}
                  item={items.find(({ id }) => id === gift.itemId)}
                />
              ))}
            </ItemList>
            <ReloadHint />
            <Cluster>
              <BackToList shareCode={shareCode} itemId={changed?.itemId} />
            </Cluster>
          </>
        )}
        {gifts && gifts.length > 0 && !isForgotten(gifts) && <ForgetMe shareCode={shareCode} />}
      </Stack>
    </PageBody>
  );
}
