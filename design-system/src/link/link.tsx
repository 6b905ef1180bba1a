import type { ComponentProps, ComponentType, ReactNode } from 'react';

/** A link of the router: the `Link` of the shell contract. */
export type LinkComponent = ComponentType<{
  to: string;
  children: ReactNode;
  className?: string | undefined;
  'aria-label'?: string;
  'aria-current'?: 'page';
  'aria-hidden'?: true;
  tabIndex?: -1;
}>;

export type LinkProps = Omit<
  ComponentProps<'a'>,
  'href' | 'aria-current' | 'aria-hidden' | 'tabIndex'
> & {
  href: string;
  /** Marks the link to the current page. */
  'aria-current'?: 'page' | undefined;
  /** Repeats another link for a pointer: neither Tab nor a screen reader stops here. Default false. */
  pointerOnly?: boolean | undefined;
  /** Renders the link through the router. It gets only text, class, name, `aria-current` and `pointerOnly`. Default a plain anchor, which loads a new document. */
  linkComponent?: LinkComponent | undefined;
};

/** An unstyled anchor, or the router's own link when one is passed in. */
export function Link({ linkComponent: RouterLink, pointerOnly = false, ...anchor }: LinkProps) {
  const hidden = pointerOnly ? ({ 'aria-hidden': true, tabIndex: -1 } as const) : {};
  if (!RouterLink) return <a {...anchor} {...hidden} />;
  const { href, className, children, 'aria-label': label, 'aria-current': current } = anchor;
  return (
    <RouterLink
      to={href}
      className={className}
      {...hidden}
      {...(label === undefined ? {} : { 'aria-label': label })}
      {...(current === undefined ? {} : { 'aria-current': current })}
    >
      {children}
    </RouterLink>
  );
}
