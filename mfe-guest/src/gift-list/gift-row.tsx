import type { SharedItem } from '@gift-registry/bff-contract';
import { Badge } from '@gift-registry/design-system/badge';
import { Button } from '@gift-registry/design-system/button';
import { ItemRow } from '@gift-registry/design-system/item-row';
import { formatPrice } from '@gift-registry/design-system/price';
import { Progress } from '@gift-registry/design-system/progress';
import { giftState, takesContributions, unitsLeft } from './gift-state.ts';

export interface GiftActions {
  readonly onPurchase: (item: SharedItem) => void;
  readonly onContribute: (item: SharedItem) => void;
}

interface Props extends GiftActions {
  readonly item: SharedItem;
  readonly headingLevel?: 3 | 4;
}

const shopName = (address: string) => URL.parse(address)?.hostname.replace(/^www\./, '');

export function GiftRow({ item, headingLevel, onPurchase, onContribute }: Props) {
  const state = giftState(item);
  const left = unitsLeft(item);
  return (
    <ItemRow
      name={item.name}
      headingLevel={headingLevel}
      meta={item.externalUrl ? shopName(item.externalUrl) : item.brand}
      price={item.price}
      currency={item.currency}
      imageUrl={item.imageUrl}
      quantity={`${item.quantityFulfilled}/${item.quantityRequested}`}
      muted={state === 'purchased'}
      badges={<GiftBadge state={state} left={left} requested={item.quantityRequested} />}
      progress={
        item.pledgedAmount > 0 && item.price !== null ? (
          <Progress
            label={`Contributed towards ${item.name}`}
            value={item.pledgedAmount}
            max={item.price}
            valueText={`${formatPrice(item.pledgedAmount)} of ${formatPrice(item.price)}`}
          />
        ) : undefined
      }
      actions={
        state === 'purchased' ? undefined : (
          <>
            {left > 0 && (
              <Button
                variant="primary"
                aria-label={`Purchase ${item.name}`}
                onClick={() => onPurchase(item)}
              >
                Purchase
              </Button>
            )}
            {takesContributions(item) && (
              <Button aria-label={`Contribute to ${item.name}`} onClick={() => onContribute(item)}>
                Contribute
              </Button>
            )}
          </>
        )
      }
    />
  );
}

interface BadgeProps {
  readonly state: ReturnType<typeof giftState>;
  readonly left: number;
  readonly requested: number;
}

function GiftBadge({ state, left, requested }: BadgeProps) {
  if (state === 'purchased') return <Badge tone="success">Purchased</Badge>;
  if (state === 'reserved') return <Badge tone="warning">Reserved</Badge>;
  return requested > 1 ? <Badge>{`${left} left`}</Badge> : null;
}
