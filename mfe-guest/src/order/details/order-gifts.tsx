import { formatPaise, pictureSources, plural, type GuestOrder } from '@gift-registry/bff-contract';
import { ItemList, ItemRow } from '@gift-registry/design-system/item-row';
import { Section } from '@gift-registry/design-system/layout';
import { moneySums } from '../order-status.ts';
import { Facts } from './facts.tsx';

export function OrderGifts({ order }: { readonly order: GuestOrder }) {
  const { lines } = order;
  return (
    <Section title={plural(lines.length, 'Your gift', 'Your gifts')}>
      <ItemList>
        {lines.map(({ productName, imageUrl, quantity, cancelled, unitPaise }, index) => (
          <ItemRow
            // Two lines may have the same name, and none changes.
            key={index}
            name={productName}
            imageUrl={imageUrl}
            imageSources={pictureSources(imageUrl)}
            imageFirst={index === 0}
            quantity={quantity}
            price={formatPaise(unitPaise)}
            note={cancelled > 0 ? `${cancelled} refunded` : undefined}
            total={quantity > 1 ? formatPaise(unitPaise * quantity) : undefined}
          />
        ))}
      </ItemList>
      <Facts
        layout="sums"
        facts={moneySums(order).map(([name, paise]) => [name, formatPaise(paise)])}
      />
    </Section>
  );
}
