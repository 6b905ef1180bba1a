import type { GuestGift, SharedItem } from '@gift-registry/bff-contract';
import { ItemList } from '@gift-registry/design-system/item-row';
import { Section } from '@gift-registry/design-system/layout';
import { GiftCard } from './gift-card.tsx';
import { NoGiftsYet } from './no-gifts-yet.tsx';
import { useFocusOnAnchor } from './use-focus-on-anchor.ts';

/** The anchor in the links of 'Go Ahead!' and of mails. */
export const yourGiftsId = 'your-gifts';

interface Props {
  readonly shareCode: string;
  /** Undefined while they load. */
  readonly gifts: readonly GuestGift[] | undefined;
  readonly items: readonly SharedItem[];
}

export function YourGifts({ shareCode, gifts, items }: Props) {
  const active = gifts?.filter(({ status }) => status !== 'released');
  const asked = useFocusOnAnchor(yourGiftsId, active !== undefined);
  if (!active || (active.length === 0 && !asked)) return null;
  return (
    <Section
      id={yourGiftsId}
      tabIndex={-1}
      title="Your gifts"
      lede="Only you see this. You can undo a gift until the host has received it."
    >
      {active.length === 0 ? (
        <NoGiftsYet shareCode={shareCode} />
      ) : (
        <ItemList label="Your gifts">
          {active.map((gift) => (
            <GiftCard
              key={gift.id}
              shareCode={shareCode}
              gift={gift}
              item={items.find(({ id }) => id === gift.itemId)}
            />
          ))}
        </ItemList>
      )}
    </Section>
  );
}
