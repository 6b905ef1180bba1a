import {
  formatPrice,
  type GuestGift,
  pictureSources,
  type SharedItem,
} from '@gift-registry/bff-contract';
import { ItemList, ItemRow } from '@gift-registry/design-system/item-row';

interface Props {
  readonly item: SharedItem;
  /** The guest's part of it, once it is given. */
  readonly gift?: GuestGift;
  readonly headingLevel: 2 | 3;
}

/** Picture, name and price of a gift that is being given or was given. */
export function GiftSummary({ item, gift, headingLevel }: Props) {
  return (
    <ItemList>
      <ItemRow
        name={item.name}
        headingLevel={headingLevel}
        meta={item.brand}
        price={formatPrice(gift?.amount ?? item.price, item.currency)}
        quantity={gift?.kind === 'claim' ? gift.quantity : undefined}
        imageUrl={item.imageUrl}
        imageSources={pictureSources(item.imageUrl)}
        imageFirst
      />
    </ItemList>
  );
}
