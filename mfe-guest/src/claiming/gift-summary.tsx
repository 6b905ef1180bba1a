import { pictureSources, type SharedItem } from '@gift-registry/bff-contract';
import { ItemList, ItemRow } from '@gift-registry/design-system/item-row';

interface Props {
  readonly item: SharedItem;
  readonly headingLevel: 2 | 3;
}

/** Picture, name and price of the gift above its form. */
export function GiftSummary({ item, headingLevel }: Props) {
  return (
    <ItemList>
      <ItemRow
        name={item.name}
        headingLevel={headingLevel}
        meta={item.brand}
        price={item.price}
        currency={item.currency}
        imageUrl={item.imageUrl}
        imageSources={pictureSources(item.imageUrl)}
        imageFirst
      />
    </ItemList>
  );
}
