import { useNavigationActions, type LinkProps } from '@gift-registry/shell-contract';
import type { MouseEvent } from 'react';
import { createPath, useHref } from 'react-router';

const isPlainPress = (event: MouseEvent): boolean =>
  event.button === 0 && !(event.metaKey || event.altKey || event.ctrlKey || event.shiftKey);

/** Reads nothing that a navigation changes: a list has many links. */
function PathLink({ to, shownAs, replace, state, onClick, ...anchor }: LinkProps) {
  const { currentLocation, navigate } = useNavigationActions();
  const staysHere = !anchor.target || anchor.target === '_self';

  function handleClick(event: MouseEvent<HTMLAnchorElement>) {
    onClick?.(event);
    if (event.defaultPrevented || !staysHere || !isPlainPress(event)) return;
    event.preventDefault();
    navigate(to, {
      // As in a browser, a link to the present page adds no entry.
      replace: replace ?? to === createPath(currentLocation()),
      state,
      ...(shownAs === undefined ? {} : { shownAs }),
    });
  }

  return <a {...anchor} href={shownAs ?? to} onClick={handleClick} />;
}

function RelativeLink(props: LinkProps) {
  return <PathLink {...props} to={useHref(props.to)} />;
}

/** The router's `Link` would add its prefetching of server-rendered routes to the bundle, and would not wait its turn. */
export const ShellLink = (props: LinkProps) =>
  props.to.startsWith('/') ? <PathLink {...props} /> : <RelativeLink {...props} />;
