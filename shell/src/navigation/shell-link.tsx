import type { LinkProps } from '@gift-registry/shell-contract';
import type { MouseEvent } from 'react';
import { useHref, useLinkClickHandler } from 'react-router';

/** The router's own link brings prefetching of its server framework along, so this is made of its parts. */
export function ShellLink({ to, replace, state, onClick, ...anchor }: LinkProps) {
  const href = useHref(to);
  const follow = useLinkClickHandler<HTMLAnchorElement>(to, {
    ...(replace === undefined ? {} : { replace }),
    ...(anchor.target === undefined ? {} : { target: anchor.target }),
    state,
  });

  function handleClick(event: MouseEvent<HTMLAnchorElement>) {
    onClick?.(event);
    if (!event.defaultPrevented) follow(event);
  }

  return <a {...anchor} href={href} onClick={handleClick} />;
}
