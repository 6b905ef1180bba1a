import { Link, useNavigationActions, type LinkProps } from '@gift-registry/shell-contract';
import type { MouseEvent } from 'react';
import { addressWithGift } from './use-opened-gift.ts';
import { whenIdle } from '../platform/when-idle.ts';
import { growPicture, picturesGrow } from './grow-picture.ts';
import { loadGiftSheet } from './opened-gift.tsx';

/** A press waits for what runs before it, so the code loads after a short one. The press reports a failure. */
const preload = () => void whenIdle(() => void loadGiftSheet().catch(() => undefined));

const itemIdOf = (giftPath: string): string => giftPath.slice(giftPath.lastIndexOf('/') + 1);

const opensElsewhere = ({ metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  metaKey || ctrlKey || shiftKey || altKey;

/** Leads to the page of the gift; a press opens it over the list. */
export function GiftLink({ to, ...link }: LinkProps) {
  const { currentLocation, navigate } = useNavigationActions();
  const open = () => navigate(addressWithGift(currentLocation(), itemIdOf(to)), { shownAs: to });
  return (
    <Link
      {...link}
      to={to}
      onPointerEnter={preload}
      onPointerDown={preload}
      onFocus={preload}
      onClick={(event) => {
        if (opensElsewhere(event)) return;
        event.preventDefault();
        if (picturesGrow()) growPicture(event.currentTarget, open);
        else open();
      }}
    />
  );
}
