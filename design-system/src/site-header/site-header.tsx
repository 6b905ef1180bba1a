import type { ReactNode } from 'react';
import type { Layer } from '../dialog/dialog.tsx';
import { Link, type LinkComponent } from '../link/link.tsx';
import { Logo } from '../logo/logo.tsx';
import { MobileMenu } from '../mobile-menu/mobile-menu.tsx';
import styles from './site-header.module.css';

type SiteHeaderLink = { href: string; label: string };

type SiteHeaderProps = {
  /** The name of the product, in the logo. */
  brand: string;
  /** The target of the logo. Default '/'. */
  homeHref?: string | undefined;
  /** The links, in order. */
  links: ReadonlyArray<SiteHeaderLink>;
  /** The path of the page. Marks the current link, and closes the menu of narrow screens when it changes. */
  path: string;
  /** Opens and closes the menu of narrow screens from outside, and is told. Default none. */
  menu?: Layer | undefined;
  /** A button after the links, such as Login or Logout. */
  action?: ReactNode;
  /** Renders the links, so that the router handles them. Default plain anchors. */
  linkComponent?: LinkComponent | undefined;
};

/** The logo and the main navigation, which becomes a menu on narrow screens. */
export function SiteHeader({
  brand,
  homeHref = '/',
  links,
  path,
  menu,
  action,
  linkComponent,
}: SiteHeaderProps) {
  return (
    <header className={styles.header}>
      <div className={styles.bar}>
        <Link
          href={homeHref}
          linkComponent={linkComponent}
          className={styles.home}
          aria-label={`${brand}, home`}
        >
          <Logo brand={brand} />
        </Link>
        <MobileMenu path={path} layer={menu}>
          {links.map(({ href, label }) => (
            <Link
              key={href}
              href={href}
              linkComponent={linkComponent}
              className={styles.link}
              aria-current={isCurrent(href, path) ? 'page' : undefined}
            >
              {label}
            </Link>
          ))}
          {action}
        </MobileMenu>
      </div>
    </header>
  );
}

function isCurrent(href: string, path: string): boolean {
  return path === href || (href !== '/' && path.startsWith(`${href}/`));
}
