import type { SharedItem, SharedRegistry } from '@gift-registry/bff-contract';
import { useLazyComponent } from '@gift-registry/shell-contract';
import type { GiftActions } from '../gift-buttons/gift-buttons.tsx';
import { useOpenedGift } from '../address/use-opened-gift.ts';
import { loadGiftSheet } from './load-gift-sheet.ts';

interface Props extends GiftActions {
  readonly registry: SharedRegistry;
  readonly items: readonly SharedItem[];
  readonly hidden: boolean;
}

export function OpenedGift({ items, hidden, ...gift }: Props) {
  const { itemId, close } = useOpenedGift();
  const isOpen = itemId !== undefined;
  const GiftSheet = useLazyComponent(loadGiftSheet, isOpen, close);
  return (
    GiftSheet && (
      <GiftSheet
        {...gift}
        layer={{ open: isOpen && !hidden, onOpenChange: close }}
        item={items.find(({ id }) => id === itemId)}
      />
    )
  );
}
