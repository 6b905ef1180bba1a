import type { ReactNode } from 'react';
import { Link, type LinkComponent } from '../link/link.tsx';
import { Logo } from '../logo/logo.tsx';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import styles from './site-footer.module.css';

type SiteFooterLink = { href: string; label: string };

type SiteFooterProps = {
  /** The name of the product, in the logo. */
  brand: string;
  /** Text below the logo. */
  tagline?: ReactNode;
  /** Groups of links with their headings. */
  columns: ReadonlyArray<{ heading: string; links: ReadonlyArray<SiteFooterLink> }>;
  /** Pages on other sites, opened in a new tab. Default none. */
  social?: ReadonlyArray<SiteFooterLink> | undefined;
  /** The last line, such as the copyright. */
  note?: ReactNode;
  /** Renders the links of the columns, so that the router handles them. Default plain anchors. */
  linkComponent?: LinkComponent | undefined;
};

/** The footer of public pages with links by subject. */
export function SiteFooter({
  brand,
  tagline,
  columns,
  social = [],
  note,
  linkComponent,
}: SiteFooterProps) {
  return (
    <footer className={styles.footer}>
      <div className={styles.inner}>
        <div className={styles.brand}>
          <Logo brand={brand} />
          {tagline && <p>{tagline}</p>}
          {social.length > 0 && (
            <ul className={styles.social}>
              {social.map(({ href, label }) => (
                <li key={href}>
                  <a href={href} target="_blank" rel="noopener noreferrer" className={styles.link}>
                    {label}
                    <VisuallyHidden> (opens in a new tab)</VisuallyHidden>
                  </a>
                </li>
              ))}
            </ul>
          )}
        </div>
        <nav className={styles.columns} aria-label="Footer">
          {columns.map(({ heading, links }) => (
            <div key={heading}>
              <h2 className={styles.heading}>{heading}</h2>
              <ul>
                {links.map(({ href, label }) => (
                  <li key={href}>
                    <Link href={href} linkComponent={linkComponent} className={styles.link}>
                      {label}
                    </Link>
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </nav>
        {note && <p className={styles.note}>{note}</p>}
      </div>
    </footer>
  );
}
