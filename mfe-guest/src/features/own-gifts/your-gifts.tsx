import type { GuestGift, SharedItem, SharedRegistry } from '@gift-registry/bff-contract';
import { ItemList } from '@gift-registry/design-system/item-row';
import { Section } from '@gift-registry/design-system/layout';
import print from '../platform/print.module.css';
import { GiftCard } from './gift-card.tsx';
import { keptGifts } from './use-my-gifts.ts';

interface Props {
  readonly shareCode: string;
  readonly registry: SharedRegistry;
  readonly gifts: readonly GuestGift[] | undefined;
  readonly items: readonly SharedItem[];
}

export function YourGifts({ shareCode, registry, gifts, items }: Props) {
  const active = keptGifts(gifts);
  if (active.length === 0) return null;
  return (
    <Section className={print.screenOnly} title="Your gifts" lede={yourGiftsLede(active)}>
      <ItemList label="Your gifts">
        {active.map((gift) => (
          <GiftCard
            key={gift.id}
            shareCode={shareCode}
            registry={registry}
            gift={gift}
            item={items.find(({ id }) => id === gift.itemId)}
          />
        ))}
      </ItemList>
    </Section>
  );
}

export const yourGiftsLede = (gifts: readonly GuestGift[]): string =>
  gifts.some(({ orderNumber }) => orderNumber)
    ? 'Only you see this. You can undo a gift until the host has received it, and cancel an order until it is packed.'
    : 'Only you see this. You can undo a gift until the host has received it.';
