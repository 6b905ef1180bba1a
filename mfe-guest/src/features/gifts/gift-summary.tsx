import {
  formatPrice,
  type GuestGift,
  pictureSources,
  type SharedItem,
} from '@gift-registry/bff-contract';
import { ItemList, ItemRow } from '@gift-registry/design-system/item-row';
import { anyAmount } from './gift-words.ts';

interface Props {
  readonly item: SharedItem;
  readonly gift?: GuestGift;
  readonly headingLevel: 2 | 3;
}

export function GiftSummary({ item, gift, headingLevel }: Props) {
  return (
    <ItemList>
      <ItemRow
        name={item.name}
        headingLevel={headingLevel}
        meta={item.brand}
        priceLabel={item.fund || gift?.kind === 'contribution' ? 'Amount' : 'Price'}
        price={
          item.fund && !gift ? anyAmount : formatPrice(gift?.amount ?? item.price, item.currency)
        }
        quantity={gift?.kind === 'claim' ? gift.quantity : undefined}
        imageUrl={item.imageUrl}
        imageSources={pictureSources(item.imageUrl)}
        imageFirst
      />
    </ItemList>
  );
}
