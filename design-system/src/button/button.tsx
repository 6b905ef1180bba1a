import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { Link, type LinkProps } from '../link/link.tsx';
import { Spinner } from '../spinner/spinner.tsx';
import styles from './button.module.css';

type ButtonLook = {
  /** `primary` once a screen; `secondary` (default) beside it; `quiet` for the least; `danger` for what can't be undone. */
  variant?: 'primary' | 'secondary' | 'quiet' | 'danger' | undefined;
  /** `sm` 36px (44px on touch screens), `md` 44px (default), `lg` 54px high. */
  size?: 'sm' | 'md' | 'lg' | undefined;
  /** Stretches to the width of its container. Default false. */
  fullWidth?: boolean | undefined;
  /** An icon before the text. */
  startIcon?: ReactNode;
  /** An icon after the text. */
  endIcon?: ReactNode;
  children: ReactNode;
};

export type ButtonProps = ButtonLook &
  ComponentProps<'button'> & {
    href?: undefined;
    /** Work is under way: shows a spinner, keeps the focus and ignores presses. Default false. */
    busy?: boolean | undefined;
    /** Replaces the text while busy, for example 'Submitting...'. */
    busyLabel?: string | undefined;
  };

export type ButtonLinkProps = ButtonLook & Omit<LinkProps, 'children'>;

/** A button, or with `href` a link that looks like one. */
export function Button(props: ButtonProps | ButtonLinkProps) {
  return props.href === undefined ? <PressButton {...props} /> : <LinkButton {...props} />;
}

function LinkButton({
  variant,
  size,
  fullWidth,
  startIcon,
  endIcon,
  className,
  children,
  ...link
}: ButtonLinkProps) {
  return (
    <Link {...link} className={lookOf({ variant, size, fullWidth, className })}>
      {startIcon}
      <span>{children}</span>
      {endIcon}
    </Link>
  );
}

function PressButton({
  variant,
  size,
  fullWidth,
  startIcon,
  endIcon,
  busy = false,
  busyLabel,
  className,
  children,
  type = 'button',
  onClick,
  ...button
}: ButtonProps) {
  // A disabled button would drop the focus, and cancelling the click also stops a submit by Enter.
  const ignore = (event: MouseEvent) => event.preventDefault();
  return (
    <button
      {...button}
      type={type}
      onClick={busy ? ignore : onClick}
      aria-disabled={busy || button['aria-disabled']}
      aria-busy={busy || undefined}
      className={lookOf({ variant, size, fullWidth, className })}
    >
      {busy ? <Spinner size="sm" /> : startIcon}
      <span>{busy && busyLabel ? busyLabel : children}</span>
      {endIcon}
    </button>
  );
}

type Look = Pick<ButtonLook, 'variant' | 'size' | 'fullWidth'> & { className: string | undefined };

/** Classes alone carry the look, because a router's link passes nothing else on. */
function lookOf({ variant = 'secondary', size = 'md', fullWidth = false, className }: Look) {
  return classNames(
    styles.button,
    styles[variant],
    styles[size],
    fullWidth && styles.fullWidth,
    className,
  );
}
