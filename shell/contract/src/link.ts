import { createElement } from 'react';
import type { LinkProps } from './navigation.ts';
import { useNavigation } from './navigation.ts';

/** A link within the product: no document load, focus and scroll as the shell rules. */
export function Link(props: LinkProps) {
  const { Link: ShellLink } = useNavigation();
  return createElement(ShellLink, props);
}
