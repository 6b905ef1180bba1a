import { giftMessages, type SharedItem, type SharedRegistry } from '@gift-registry/bff-contract';
import { Cluster, Stack } from '@gift-registry/design-system/layout';
import { PageHeading } from '@gift-registry/design-system/page-heading';
import { useNavigation, usePathParams } from '@gift-registry/shell-contract';
import { Giving } from '../giving/giving.tsx';
import { LoadedGifts } from '../gift-list/loaded-gifts.tsx';
import { GiftUnavailable } from '../page/gift-unavailable.tsx';
import { PageBody } from '../page/page-body.tsx';
import { LoadedRegistry } from '../registry/loaded-registry.tsx';
import { shareCodeOf } from '../address/share-code.ts';
import { BackToList } from '../page/back-to-list.tsx';
import { GiftButtons, type GiftActions } from '../gift-buttons/gift-buttons.tsx';
import { GiftPicture } from '../gift-view/gift-picture.tsx';
import { canBeGiven } from '../gift-state/gift-state.ts';
import { PauseNotice } from '../registry/pause-notice.tsx';
import { GiftView } from '../gift-view/gift-view.tsx';

export default function GiftPage() {
  const { shareCode: fromPath, itemId } = usePathParams();
  const shareCode = shareCodeOf(useNavigation().location.search, fromPath);
  return (
    <LoadedRegistry shareCode={shareCode}>
      {(registry) => (
        <LoadedGifts shareCode={shareCode}>
          {(items) => {
            const item = items.find(({ id }) => id === itemId);
            if (!item || registry.completed)
              return (
                <GiftUnavailable shareCode={shareCode} itemId={item?.id} title={item?.name}>
                  {item ? giftMessages.registryComplete : giftMessages.notOnList}
                </GiftUnavailable>
              );
            return (
              <PageBody width="narrow">
                <Giving shareCode={shareCode} registry={registry} items={items}>
                  {(actions) => <GiftDetails registry={registry} item={item} {...actions} />}
                </Giving>
              </PageBody>
            );
          }}
        </LoadedGifts>
      )}
    </LoadedRegistry>
  );
}

interface Props extends GiftActions {
  readonly registry: SharedRegistry;
  readonly item: SharedItem;
}

function GiftDetails({ registry, item, ...actions }: Props) {
  return (
    <Stack gap={4}>
      <title>{`${item.name} · ${registry.registryName}`}</title>
      <PageHeading eyebrow={registry.registryName} title={item.name} />
      <GiftPicture item={item} />
      <GiftView shareCode={actions.shareCode} item={item} registry={registry} />
      <PauseNotice {...registry} />
      <Cluster>
        <GiftButtons item={item} {...actions} />
        <BackToList
          variant={canBeGiven(item) && !actions.paused ? 'quiet' : 'primary'}
          shareCode={actions.shareCode}
          itemId={item.id}
        />
      </Cluster>
    </Stack>
  );
}
