import type { LinkProps } from '@gift-registry/shell-contract';
import type { MouseEvent } from 'react';
import { useHref, useLinkClickHandler } from 'react-router';

/** The router's `Link` would add its prefetching of server-rendered routes to the bundle; its hooks do not. */
export function ShellLink({ to, shownAs, replace, state, onClick, ...anchor }: LinkProps) {
  const href = useHref(shownAs ?? to);
  const navigateOnClick = useLinkClickHandler<HTMLAnchorElement>(to, {
    ...(replace === undefined ? {} : { replace }),
    ...(anchor.target === undefined ? {} : { target: anchor.target }),
    ...(shownAs === undefined ? {} : { mask: shownAs, preventScrollReset: true }),
    state,
  });

  function handleClick(event: MouseEvent<HTMLAnchorElement>) {
    onClick?.(event);
    if (!event.defaultPrevented) navigateOnClick(event);
  }

  return <a {...anchor} href={href} onClick={handleClick} />;
}
