import type { GuestGift, SharedItem, SharedRegistry } from '@gift-registry/bff-contract';
import { Section } from '@gift-registry/design-system/layout';
import print from '../platform/print.module.css';
import { OwnGiftList } from './own-gift-list.tsx';
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
      <OwnGiftList {...{ shareCode, registry, items }} gifts={active} />
    </Section>
  );
}

export const yourGiftsLede = (gifts: readonly GuestGift[]): string =>
  gifts.some(({ orderNumber }) => orderNumber)
    ? 'Only you see this. You can undo a gift until the host has received it, and cancel an order until it is packed.'
    : 'Only you see this. You can undo a gift until the host has received it.';
