import { useNavigation, type LinkProps } from '@gift-registry/shell-contract';
import type { MouseEvent } from 'react';
import { createPath, useHref } from 'react-router';

const isPlainPress = (event: MouseEvent): boolean =>
  event.button === 0 && !(event.metaKey || event.altKey || event.ctrlKey || event.shiftKey);

/** The router's `Link` would add its prefetching of server-rendered routes to the bundle, and would not wait its turn. */
export function ShellLink({ to, shownAs, replace, state, onClick, ...anchor }: LinkProps) {
  const { location, navigate } = useNavigation();
  const path = useHref(to);
  const staysHere = !anchor.target || anchor.target === '_self';

  function handleClick(event: MouseEvent<HTMLAnchorElement>) {
    onClick?.(event);
    if (event.defaultPrevented || !staysHere || !isPlainPress(event)) return;
    event.preventDefault();
    navigate(to, {
      // As in a browser, a link to the present page adds no entry.
      replace: replace ?? path === createPath(location),
      state,
      ...(shownAs === undefined ? {} : { shownAs }),
    });
  }

  return <a {...anchor} href={useHref(shownAs ?? to)} onClick={handleClick} />;
}
