import { giftMessages, type SharedItem, type SharedRegistry } from '@gift-registry/bff-contract';
import { useDocumentForm, useNavigation, usePathParams } from '@gift-registry/shell-contract';
import type { ReactNode } from 'react';
import { RefusedGift } from '../own-gifts/own-hold.tsx';
import { LoadedGifts } from './loaded-gifts.tsx';
import { GiftUnavailable } from './gift-unavailable.tsx';
import { LoadedRegistry } from '../registries/loaded-registry.tsx';
import { shareCodeOf } from '../platform/share-code.ts';

interface Props {
  /** The message why the gift can't be given this way now; undefined when it can. */
  readonly refusal: (item: SharedItem) => string | undefined;
  /** The page gives something, which a pause stops. Default true. */
  readonly gives?: boolean;
  readonly children: (gift: {
    readonly shareCode: string;
    readonly registry: SharedRegistry;
    readonly item: SharedItem;
  }) => ReactNode;
}

export function GiftToGive({ refusal, gives = true, children }: Props) {
  const { shareCode: fromPath, itemId } = usePathParams();
  const shareCode = shareCodeOf(useNavigation().location.search, fromPath);
  const failure = useDocumentForm()?.failure;
  const refusalOf = (item: SharedItem | undefined) =>
    item ? refusal(item) : giftMessages.notOnList;
  return (
    <LoadedRegistry shareCode={shareCode}>
      {(registry) => (
        <LoadedGifts shareCode={shareCode}>
          {(items) => {
            const item = items.find(({ id }) => id === itemId);
            const paused = gives && registry.giftsPaused ? giftMessages.giftsPaused : undefined;
            const closed = registry.completed ? giftMessages.registryComplete : paused;
            const reason = closed ?? refusalOf(item);
            if (item && reason === undefined) return children({ shareCode, registry, item });
            const said = failure ?? reason ?? giftMessages.notOnList;
            return (
              <GiftUnavailable shareCode={shareCode} itemId={item?.id} title={item?.name}>
                {item && closed === undefined ? (
                  <RefusedGift shareCode={shareCode} itemId={item.id}>
                    {said}
                  </RefusedGift>
                ) : (
                  said
                )}
              </GiftUnavailable>
            );
          }}
        </LoadedGifts>
      )}
    </LoadedRegistry>
  );
}
