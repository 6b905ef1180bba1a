import type { SharedItem, SharedRegistry } from '@gift-registry/bff-contract';
import { DialogBoundary } from '@gift-registry/design-system/dialog-boundary';
import {
  useLazyComponent,
  useNavigation,
  type ScreenLocation,
} from '@gift-registry/shell-contract';
import type { GiftActions } from './gift-buttons.tsx';

/** The list's own address of an opened gift; the address bar shows the page of the gift. */
const parameter = 'gift';

function addressWith({ pathname, search }: ScreenLocation, itemId: string | undefined): string {
  const query = new URLSearchParams(search);
  if (itemId === undefined) query.delete(parameter);
  else query.set(parameter, itemId);
  return query.size > 0 ? `${pathname}?${query}` : pathname;
}

export const addressWithGift = (location: ScreenLocation, itemId: string): string =>
  addressWith(location, itemId);

export function useOpenedGift() {
  const { location, back } = useNavigation();
  return {
    itemId: new URLSearchParams(location.search).get(parameter) ?? undefined,
    close: () => back(addressWith(location, undefined)),
  };
}

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
