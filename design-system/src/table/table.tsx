import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import styles from './table.module.css';

export type TableProps = {
  /** Says what the table holds; read by screen readers, shown with `showCaption`. */
  caption: string;
  /** Shows the caption above the table. Default false. */
  showCaption?: boolean | undefined;
  /** A native thead and tbody. */
  children: ReactNode;
  className?: string | undefined;
};

/** Rows and columns; scrolls sideways by itself where it is too wide. */
export function Table({ caption, showCaption = false, children, className }: TableProps) {
  return (
    <div
      role="group"
      aria-label={caption}
      tabIndex={0}
      className={classNames(styles.scroll, className)}
    >
      <table className={styles.table}>
        <caption className={showCaption ? styles.caption : undefined}>
          {showCaption ? caption : <VisuallyHidden>{caption}</VisuallyHidden>}
        </caption>
        {children}
      </table>
    </div>
  );
}

type CellAlign = {
  /** `end` for numbers. Default 'start'. */
  align?: 'start' | 'end' | undefined;
};

/** The head of a column. */
export function ColumnHead({
  align,
  className,
  ...cell
}: Omit<ComponentProps<'th'>, 'align'> & CellAlign) {
  return (
    <th scope="col" {...cell} className={classNames(styles.head, className)} data-align={align} />
  );
}

/** One cell. */
export function Cell({
  align,
  className,
  ...cell
}: Omit<ComponentProps<'td'>, 'align'> & CellAlign) {
  return <td {...cell} className={classNames(styles.cell, className)} data-align={align} />;
}
