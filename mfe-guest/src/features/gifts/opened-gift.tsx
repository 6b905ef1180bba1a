import type { SharedItem, SharedRegistry } from '@gift-registry/bff-contract';
import { DialogBoundary } from '@gift-registry/design-system/dialog-boundary';
import { useLazyComponent } from '@gift-registry/shell-contract';
import type { GiftActions } from './gift-buttons.tsx';
import { useOpenedGift } from './use-opened-gift.ts';

interface Props extends GiftActions {
  readonly registry: SharedRegistry;
  readonly items: readonly SharedItem[];
  readonly hidden: boolean;
}

export function OpenedGift({ items, hidden, ...gift }: Props) {
  const { itemId, close } = useOpenedGift();
  const isOpen = itemId !== undefined;
  const GiftSheet = useLazyComponent(loadGiftSheet, isOpen, close);
  const layer = { open: isOpen && !hidden, onOpenChange: close };
  return (
    GiftSheet && (
      <DialogBoundary part="gift-sheet" layer={layer}>
        <GiftSheet {...gift} layer={layer} item={items.find(({ id }) => id === itemId)} />
      </DialogBoundary>
    )
  );
}

/** The gift over the list is no part of the first load. */
export const loadGiftSheet = () =>
  import(/* webpackChunkName: "gift-sheet" */ './gift-sheet.tsx').then(
    (module) => module.GiftSheet,
  );
