import type { ComponentProps } from 'react';
import type { LinkProps } from './navigation.ts';
import { useNavigation } from './navigation.ts';

/** A link within the product: no document load, focus and scroll as the shell rules. */
export function Link(props: LinkProps) {
  const { Link: ShellLink } = useNavigation();
  return <ShellLink {...props} />;
}

/** The same link with an `href`: the `linkComponent` of the design system's buttons and links. */
export function HrefLink({ href, ...anchor }: ComponentProps<'a'> & { href: string }) {
  return <Link to={href} {...anchor} />;
}
