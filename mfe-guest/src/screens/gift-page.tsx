import { giftMessages, type SharedItem, type SharedRegistry } from '@gift-registry/bff-contract';
import { ArrowLeftIcon } from '@gift-registry/design-system/icon';
import { PageHeading } from '@gift-registry/design-system/page-heading';
import { useNavigation, usePathParams } from '@gift-registry/shell-contract';
import { Giving } from '../features/giving/giving.tsx';
import { LoadedGifts } from '../features/gifts/loaded-gifts.tsx';
import { GiftUnavailable } from '../features/gifts/gift-unavailable.tsx';
import { PageBody } from '../features/platform/page-body.tsx';
import { LoadedRegistry } from '../features/registries/loaded-registry.tsx';
import { shareCodeOf } from '../features/platform/share-code.ts';
import { BackToList } from '../features/platform/back-to-list.tsx';
import { GiftButtons, type GiftActions } from '../features/gifts/gift-buttons.tsx';
import { GiftPicture } from '../features/gifts/gift-picture.tsx';
import { canBeGiven } from '../features/gifts/gift-state.ts';
import { PauseNotice } from '../features/registries/pause-notice.tsx';
import { GiftAbout, GiftOffer } from '../features/gifts/gift-view.tsx';
import { YourGiftsLink } from '../features/own-gifts/your-gifts-pill.tsx';
import styles from '../features/gifts/gift-view.module.css';

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
              <PageBody>
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
  const gift = { shareCode: actions.shareCode, registry, item };
  const isOffered = canBeGiven(item) && !actions.paused;
  return (
    <div className={styles.gift} data-offered={isOffered || undefined}>
      <title>{`${item.name} · ${registry.registryName}`}</title>
      <div className={styles.back}>
        <BackToList
          variant={isOffered ? 'quiet' : 'primary'}
          startIcon={<ArrowLeftIcon />}
          shareCode={actions.shareCode}
          itemId={item.id}
        />
      </div>
      <div className={styles.picture}>
        <GiftPicture item={item} />
      </div>
      <div className={styles.words}>
        <PageHeading eyebrow={registry.registryName} title={item.name} />
        <GiftOffer {...gift} />
        <PauseNotice {...registry} />
        {isOffered && (
          <div className={styles.actions}>
            <GiftButtons item={item} {...actions} />
          </div>
        )}
        <GiftAbout {...gift} />
        <YourGiftsLink shareCode={actions.shareCode} />
      </div>
    </div>
  );
}
