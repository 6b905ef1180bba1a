import type { ComponentProps, ComponentType } from 'react';

/** What a link component receives: the attributes of an anchor whose `href` is set. */
export type LinkComponentProps = Omit<ComponentProps<'a'>, 'href'> & { href: string };

/** Renders a link that the router handles, such as the one of the shell contract. */
export type LinkComponent = ComponentType<LinkComponentProps>;

type LinkProps = LinkComponentProps & {
  /** Renders the link; a plain anchor without it. */
  linkComponent?: LinkComponent | undefined;
};

/** An unstyled anchor, or the router's own link when one is passed in. */
export function Link({ linkComponent: Component, ...anchor }: LinkProps) {
  return Component ? <Component {...anchor} /> : <a {...anchor} />;
}
