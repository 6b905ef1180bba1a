import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { Link, type LinkProps } from '../link/link.tsx';
import { Spinner } from '../spinner/spinner.tsx';
import styles from './button.module.css';

type ButtonStyle = {
  /** `primary` once a screen; `secondary` (default) beside it; `quiet` for the least important; `danger` for actions without undo. */
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

export type ButtonProps = ButtonStyle &
  ComponentProps<'button'> & {
    href?: undefined;
    /** Shows a spinner, keeps the focus and ignores presses. Default false. */
    busy?: boolean | undefined;
    /** Replaces the text while busy, for example 'Submitting...'. */
    busyLabel?: string | undefined;
  };

type ButtonLinkProps = ButtonStyle & Omit<LinkProps, 'children'>;

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
    <Link {...link} className={buttonClasses({ variant, size, fullWidth, className })}>
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
  // A disabled button would lose the focus. Cancelling the click also stops a submit by Enter.
  const ignore = (event: MouseEvent) => event.preventDefault();
  return (
    <button
      {...button}
      type={type}
      onClick={busy ? ignore : onClick}
      aria-disabled={busy || button['aria-disabled']}
      aria-busy={busy || undefined}
      className={buttonClasses({ variant, size, fullWidth, className })}
    >
      {busy ? <Spinner size="sm" /> : startIcon}
      <span>{busy && busyLabel ? busyLabel : children}</span>
      {endIcon}
    </button>
  );
}

type ClassOptions = Pick<ButtonStyle, 'variant' | 'size' | 'fullWidth'> & {
  className: string | undefined;
};

/** Styles depend on classes alone, because the router's link passes no other attributes on. */
function buttonClasses({
  variant = 'secondary',
  size = 'md',
  fullWidth = false,
  className,
}: ClassOptions) {
  return classNames(
    styles.button,
    styles[variant],
    styles[size],
    fullWidth && styles.fullWidth,
    className,
  );
}
