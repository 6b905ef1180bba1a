import type { ComponentProps, ComponentType, ReactNode } from 'react';

/** A link of the router: the `Link` of the shell contract. */
export type LinkComponent = ComponentType<{
  to: string;
  children: ReactNode;
  className?: string | undefined;
  'aria-label'?: string;
  'aria-current'?: 'page';
}>;

export type LinkProps = Omit<ComponentProps<'a'>, 'href' | 'aria-current'> & {
  href: string;
  /** Marks the link to the current page. */
  'aria-current'?: 'page' | undefined;
  /** Renders the link through the router. It gets only text, class, name and `aria-current`. Default a plain anchor, which loads a new document. */
  linkComponent?: LinkComponent | undefined;
};

/** An unstyled anchor, or the router's own link when one is passed in. */
export function Link({ linkComponent: RouterLink, ...anchor }: LinkProps) {
  if (!RouterLink) return <a {...anchor} />;
  const { href, className, children, 'aria-label': label, 'aria-current': current } = anchor;
  return (
    <RouterLink
      to={href}
      className={className}
      {...(label === undefined ? {} : { 'aria-label': label })}
      {...(current === undefined ? {} : { 'aria-current': current })}
    >
      {children}
    </RouterLink>
  );
}
