import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import styles from './page-heading.module.css';

export type PageHeadingProps = {
  /** The heading of the page; one h1. */
  title: ReactNode;
  /** A short line above it that says where one is. */
  eyebrow?: ReactNode;
  /** A sentence below it. */
  lede?: ReactNode;
  /** Buttons beside it. */
  actions?: ReactNode;
  /** `start` (default) or `center`. */
  align?: 'start' | 'center' | undefined;
  /** `page` (default), or `display` for a page that welcomes. */
  size?: 'page' | 'display' | undefined;
  className?: string | undefined;
};

/** The heading of a page. */
export function PageHeading({
  title,
  eyebrow,
  lede,
  actions,
  align = 'start',
  size = 'page',
  className,
}: PageHeadingProps) {
  return (
    <header className={classNames(styles.heading, className)} data-align={align} data-size={size}>
      <div className={styles.text}>
        {eyebrow && <p className={styles.eyebrow}>{eyebrow}</p>}
        <h1 className={styles.title}>{title}</h1>
        {lede && <p className={styles.lede}>{lede}</p>}
      </div>
      {actions && <div className={styles.actions}>{actions}</div>}
    </header>
  );
}
