import type { GuestGift } from '@gift-registry/bff-contract';
import { ItemList } from '@gift-registry/design-system/item-row';
import { Section } from '@gift-registry/design-system/layout';
import { GiftCard } from './gift-card.tsx';

/** The anchor that 'Go Ahead!' and mails lead to. */
export const yourGiftsId = 'your-gifts';

interface Props {
  readonly shareCode: string;
  readonly gifts: readonly GuestGift[];
}

export function YourGifts({ shareCode, gifts }: Props) {
  const active = gifts.filter(({ status }) => status !== 'released');
  if (active.length === 0) return null;
  return (
    <Section
      id={yourGiftsId}
      tabIndex={-1}
      title="Your gifts"
      lede="Only you see this. You can undo a gift until the host has received it."
    >
      <ItemList label="Your gifts">
        {active.map((gift) => (
          <GiftCard key={gift.id} shareCode={shareCode} gift={gift} />
        ))}
      </ItemList>
    </Section>
  );
}
