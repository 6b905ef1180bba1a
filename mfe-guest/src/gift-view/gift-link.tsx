import { Link, useNavigation, type LinkProps } from '@gift-registry/shell-contract';
import type { MouseEvent } from 'react';
import { addressWithGift } from '../address/use-opened-gift.ts';
import { growPicture, picturesGrow } from './grow-picture.ts';
import { loadGiftSheet } from './load-gift-sheet.ts';

/** In a task of its own, since a press waits for its handlers. The press that follows reports a failure. */
const preload = () => void setTimeout(() => void loadGiftSheet().catch(() => undefined));

const itemIdOf = (giftPath: string): string => giftPath.slice(giftPath.lastIndexOf('/') + 1);

const opensElsewhere = ({ metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  metaKey || ctrlKey || shiftKey || altKey;

export function GiftLink({ to, ...link }: LinkProps) {
  const { location, navigate } = useNavigation();
  const address = addressWithGift(location, itemIdOf(to));
  return (
    <Link
      {...link}
      to={address}
      shownAs={to}
      onPointerEnter={preload}
      onPointerDown={preload}
      onFocus={preload}
      onClick={(event) => {
        if (opensElsewhere(event) || !picturesGrow()) return;
        event.preventDefault();
        growPicture(event.currentTarget, () => navigate(address, { shownAs: to }));
      }}
    />
  );
}
