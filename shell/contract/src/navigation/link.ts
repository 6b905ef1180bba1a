import { createElement } from 'react';
import type { LinkProps } from './navigation.ts';
import { useNavigationActions } from './navigation.ts';

export function Link(props: LinkProps) {
  const { Link: ShellLink } = useNavigationActions();
  return createElement(ShellLink, props);
}
