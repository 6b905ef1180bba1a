import { Link, useNavigation, type LinkProps } from '@gift-registry/shell-contract';
import { addressWithGift } from '../address/use-opened-gift.ts';
import { loadGiftSheet } from './load-gift-sheet.ts';

/** The press that follows reports a failure. */
const preload = () => void loadGiftSheet().catch(() => undefined);

const itemIdOf = (giftPath: string): string => giftPath.slice(giftPath.lastIndexOf('/') + 1);

export function GiftLink({ to, ...link }: LinkProps) {
  const { location } = useNavigation();
  return (
    <Link
      {...link}
      to={addressWithGift(location, itemIdOf(to))}
      shownAs={to}
      onPointerEnter={preload}
      onPointerDown={preload}
      onFocus={preload}
    />
  );
}
