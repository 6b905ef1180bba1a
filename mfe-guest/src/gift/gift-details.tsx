import type { SharedItem, SharedRegistry } from '@gift-registry/bff-contract';
import { Cluster, Stack } from '@gift-registry/design-system/layout';
import { PageHeading } from '@gift-registry/design-system/page-heading';
import { BackToList } from '../page/back-to-list.tsx';
import { GiftButtons, type GiftActions } from '../gift-buttons/gift-buttons.tsx';
import { GiftPicture } from '../gift-view/gift-picture.tsx';
import { canBeGiven } from '../gift-state/gift-state.ts';
import { PauseNotice } from '../registry/pause-notice.tsx';
import { GiftView } from '../gift-view/gift-view.tsx';

interface Props extends GiftActions {
  readonly registry: SharedRegistry;
  readonly item: SharedItem;
}

export function GiftDetails({ registry, item, ...actions }: Props) {
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
