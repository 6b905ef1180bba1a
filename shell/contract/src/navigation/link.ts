import { createElement } from 'react';
import type { LinkProps } from './navigation.ts';
import { useNavigation } from './navigation.ts';

/** A link within the product; it navigates without loading a document. */
export function Link(props: LinkProps) {
  const { Link: ShellLink } = useNavigation();
  return createElement(ShellLink, props);
}
