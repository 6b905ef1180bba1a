import { Link, useNavigationActions, type LinkProps } from '@gift-registry/shell-contract';
import type { MouseEvent } from 'react';
import { addressWithGift, loadGiftSheet } from './opened-gift.tsx';
import { whenIdle } from '../platform/when-idle.ts';

const shared = 'gift-picture';
/** The page stands still meanwhile. The sheet's code is there by then, since the pointer was over the card. */
const SHEET_TIMEOUT_MS = 300;

const pictureOfSheet = () => document.querySelector<HTMLElement>('[role="dialog"] img');

async function sheetAppeared(): Promise<HTMLElement | null> {
  const { promise, resolve } = Promise.withResolvers<HTMLElement | null>();
  const observer = new MutationObserver(() => {
    const picture = pictureOfSheet();
    if (picture) resolve(picture);
  });
  observer.observe(document.body, { childList: true, subtree: true });
  setTimeout(() => resolve(null), SHEET_TIMEOUT_MS);
  const picture = await promise;
  observer.disconnect();
  return picture;
}

/** Only where cards are large: the sheet of a phone covers its list. */
const picturesGrow = (): boolean =>
  'startViewTransition' in document &&
  matchMedia('(min-width: 45rem) and (prefers-reduced-motion: no-preference)').matches;

function growPicture(link: Element, open: () => void): void {
  const card = link.closest('li')?.querySelector('img');
  if (card) card.style.viewTransitionName = shared;
  const root = document.documentElement;
  root.dataset['viewTransition'] = '';
  const { finished } = document.startViewTransition(async () => {
    if (card) card.style.viewTransitionName = '';
    const appeared = sheetAppeared();
    open();
    const large = await appeared;
    if (large) large.style.viewTransitionName = shared;
  });
  void finished.finally(() => {
    delete root.dataset['viewTransition'];
    const large = pictureOfSheet();
    if (large) large.style.viewTransitionName = '';
  });
}

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
