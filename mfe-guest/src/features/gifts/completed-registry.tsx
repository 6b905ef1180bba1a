import { itemState, itemStateText, type SharedItem } from '@gift-registry/bff-contract';
import { Badge } from '@gift-registry/design-system/badge';
import { ItemList, ItemRow } from '@gift-registry/design-system/item-row';
import { Section } from '@gift-registry/design-system/layout';
import { cardSizes, cardSources } from './card-picture.ts';

const picturesAtOnce = 3;

export function CompletedRegistry({ items }: { readonly items: readonly SharedItem[] }) {
  return (
    <Section
      title="This registry is complete"
      lede="Thank you for looking. The host takes no more gifts here."
    >
      {items.length > 0 && (
        <ItemList label="Registry Items" look="gallery">
          {items.map((item, position) => (
            <ItemRow
              key={item.id}
              name={item.name}
              meta={item.brand}
              imageUrl={item.imageUrl}
              imageSources={cardSources(item.imageUrl)}
              imageSizes={cardSizes}
              imageFirst={position < picturesAtOnce}
              badges={
                !item.fund &&
                itemState(item) === 'given' && <Badge tone="success">{itemStateText(item)}</Badge>
              }
            />
          ))}
        </ItemList>
      )}
    </Section>
  );
}
