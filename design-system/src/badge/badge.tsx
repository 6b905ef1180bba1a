import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import styles from './badge.module.css';

export type BadgeTone = 'neutral' | 'accent' | 'success' | 'warning' | 'danger' | 'info';

export type BadgeProps = {
  children: ReactNode;
  /** The meaning of the colour. Default 'neutral'. */
  tone?: BadgeTone | undefined;
  /** An icon before the text. */
  icon?: ReactNode;
  className?: string | undefined;
};

/** A short label, such as the state of a gift. */
export function Badge({ children, tone = 'neutral', icon, className }: BadgeProps) {
  return (
    <span className={classNames(styles.badge, className)} data-tone={tone}>
      {icon}
      {children}
    </span>
  );
}

type CountBadgeProps = {
  /** The number; nothing is rendered for 0. */
  count: number;
  /** The counted things for screen readers, for example 'items in your registry'. */
  label: string;
  /** The largest number shown. Default 99: 100 reads '99+'. */
  max?: number | undefined;
  className?: string | undefined;
};

/** A number on a button or heading. */
export function CountBadge({ count, label, max = 99, className }: CountBadgeProps) {
  if (count <= 0) return null;
  return (
    <span
      className={classNames(styles.count, className)}
      role="img"
      aria-label={`${count} ${label}`}
    >
      {count > max ? `${max}+` : count}
    </span>
  );
}
