import { giftMessages } from '@gift-registry/bff-contract';
import { useNavigation, usePathParams } from '@gift-registry/shell-contract';
import { Claiming } from '../claiming/claiming.tsx';
import { LoadedGifts } from '../gift-list/loaded-gifts.tsx';
import { GiftUnavailable } from '../page/gift-unavailable.tsx';
import { PageBody } from '../page/page-body.tsx';
import { LoadedRegistry } from '../registry/loaded-registry.tsx';
import { shareCodeOf } from '../address/share-code.ts';
import { GiftDetails } from './gift-details.tsx';

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
                <Claiming shareCode={shareCode} registry={registry} items={items}>
                  {(actions) => <GiftDetails registry={registry} item={item} {...actions} />}
                </Claiming>
              </PageBody>
            );
          }}
        </LoadedGifts>
      )}
    </LoadedRegistry>
  );
}
