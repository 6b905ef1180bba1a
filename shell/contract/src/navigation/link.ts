import { createElement } from 'react';
import type { LinkProps } from './navigation.ts';
import { useNavigation } from './navigation.ts';

export function Link(props: LinkProps) {
  const { Link: ShellLink } = useNavigation();
  return createElement(ShellLink, props);
}
