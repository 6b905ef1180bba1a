import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import styles from './page-heading.module.css';

type PageHeadingProps = {
  /** The heading of the page; one h1. */
  title: ReactNode;
  /** A short line above the title, such as 'Step 1 of 3'. */
  eyebrow?: ReactNode;
  /** Text below the title. */
  lede?: ReactNode;
  /** Buttons beside the title. */
  actions?: ReactNode;
  /** `start` (default) or `center`. */
  align?: 'start' | 'center' | undefined;
  /** `page` (default), or `display` for landing pages. */
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
