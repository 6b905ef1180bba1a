import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import styles from './icon-button.module.css';

type IconButtonProps = Omit<ComponentProps<'button'>, 'children' | 'aria-label'> & {
  /** Names the action; read by screen readers and shown as a tooltip. */
  label: string;
  children: ReactNode;
  /** `quiet` (default), `outlined`, or `danger` for removals. */
  variant?: 'quiet' | 'outlined' | 'danger' | undefined;
};

/** A 44px button that shows only an icon. */
export function IconButton({
  label,
  variant = 'quiet',
  className,
  type = 'button',
  ...button
}: IconButtonProps) {
  return (
    <button
      title={label}
      {...button}
      type={type}
      aria-label={label}
      className={classNames(styles.button, className)}
      data-variant={variant}
    />
  );
}
