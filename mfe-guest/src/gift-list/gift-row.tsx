import { pictureSources, type SharedItem } from '@gift-registry/bff-contract';
import { Badge } from '@gift-registry/design-system/badge';
import { ItemRow } from '@gift-registry/design-system/item-row';
import { formatPrice } from '@gift-registry/design-system/price';
import { Progress } from '@gift-registry/design-system/progress';
import { GiftButtons, type GiftActions } from '../claiming/gift-buttons.tsx';
import { MoreGiftActions } from '../claiming/more-gift-actions.tsx';
import { giftState, unitsLeft } from '../gift-state/gift-state.ts';

interface Props extends GiftActions {
  readonly item: SharedItem;
  /** The place in the shown list, from 0. */
  readonly position: number;
  readonly headingLevel?: 3 | 4;
}

const picturesAtOnce = 3;

const shopName = (address: string) => URL.parse(address)?.hostname.replace(/^www\./, '');

export function GiftRow({ item, position, headingLevel, ...actions }: Props) {
  const state = giftState(item);
  return (
    <ItemRow
      name={item.name}
      headingLevel={headingLevel}
      meta={item.externalUrl ? shopName(item.externalUrl) : item.brand}
      price={item.price}
      currency={item.currency}
      imageUrl={item.imageUrl}
      imageSources={pictureSources(item.imageUrl)}
      imageFirst={position < picturesAtOnce}
      quantity={`${item.quantityFulfilled}/${item.quantityRequested}`}
      muted={state === 'purchased'}
      badges={
        <>
          {item.isMostWanted && <Badge tone="accent">Most wanted</Badge>}
          <GiftBadge state={state} left={unitsLeft(item)} requested={item.quantityRequested} />
        </>
      }
      note={item.note}
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
            <GiftButtons item={item} {...actions} />
            <MoreGiftActions item={item} shareCode={actions.shareCode} />
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
