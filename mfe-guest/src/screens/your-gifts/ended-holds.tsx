import {
  unitsLeft,
  type GuestGift,
  type SharedItem,
  type SharedRegistry,
} from '@gift-registry/bff-contract';
import { Alert } from '@gift-registry/design-system/alert';
import { Button } from '@gift-registry/design-system/button';
import { Cluster } from '@gift-registry/design-system/layout';
import { purchasePath } from '../../features/platform/gift-paths.ts';
import { GiftAction } from '../../features/own-gifts/gift-action.tsx';

/** The holds that ran out, of items that the guest doesn't give or hold now. The first gift of each item decides. */
function findEndedHolds(gifts: readonly GuestGift[]): GuestGift[] {
  const told = new Set(
    gifts.filter(({ status }) => status !== 'released').map(({ itemId }) => itemId),
  );
  return gifts.filter(({ itemId, holdEndedAt }) => {
    if (told.has(itemId)) return false;
    told.add(itemId);
    return Boolean(holdEndedAt);
  });
}

interface Props {
  readonly shareCode: string;
  readonly registry: Pick<SharedRegistry, 'giftsPaused'>;
  readonly items: readonly SharedItem[];
  readonly gifts: readonly GuestGift[];
}

export function EndedHolds({ shareCode, registry, items, gifts }: Props) {
  return findEndedHolds(gifts).map((gift) => {
    const item = items.find(({ id }) => id === gift.itemId);
    const isLeft = item !== undefined && unitsLeft(item) > 0;
    const isOffered = isLeft && !registry.giftsPaused;
    return (
      <Alert
        key={gift.id}
        title={`Your hold on ${gift.productName} has ended`}
        action={
          <Cluster>
            {isLeft && gift.externalUrl !== null && (
              <GiftAction shareCode={shareCode} gift={gift} kind="confirm" variant="primary">
                Yes, I bought it
              </GiftAction>
            )}
            {isOffered && (
              <Button
                id={`again-${gift.id}`}
                variant={gift.externalUrl === null ? 'primary' : 'secondary'}
                href={purchasePath(shareCode, gift.itemId)}
                aria-label={`${againLabel(gift)}: ${gift.productName}`}
              >
                {againLabel(gift)}
              </Button>
            )}
            <GiftAction
              shareCode={shareCode}
              gift={gift}
              kind="hide-end"
              variant="quiet"
              aria-label={`Hide this about ${gift.productName}`}
            >
              Hide this
            </GiftAction>
          </Cluster>
        }
      >
        {explain(gift, item, { isLeft, isOffered })}
      </Alert>
    );
  });
}

const againLabel = ({ externalUrl }: GuestGift): string =>
  externalUrl === null ? 'Give it after all' : 'Hold it again';

function explain(
  { externalUrl }: GuestGift,
  item: SharedItem | undefined,
  { isLeft, isOffered }: { readonly isLeft: boolean; readonly isOffered: boolean },
): string {
  if (!item) return 'The host took it off the list.';
  if (!isLeft) return 'Someone else is giving it now.';
  const bought = externalUrl === null ? '' : ' Did you buy it?';
  return isOffered
    ? `Nobody else has taken it, so it can still be yours.${bought}`
    : `Nobody else has taken it, but the host takes no new gifts at the moment.${bought}`;
}
