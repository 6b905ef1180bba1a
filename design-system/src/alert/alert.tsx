import type { ReactNode } from 'react';
import { useAutoDismiss } from '../auto-dismiss/use-auto-dismiss.ts';
import { useHoverOrFocus } from '../auto-dismiss/use-hover-or-focus.ts';
import { classNames } from '../class-names.ts';
import { CloseIcon } from '../icon/icon.tsx';
import { IconButton } from '../icon-button/icon-button.tsx';
import { MeaningIcon, type Meaning } from './meaning-icon.tsx';
import styles from './alert.module.css';

type AlertProps = {
  /** Default 'info'. Errors and warnings interrupt a screen reader. */
  type?: Meaning | undefined;
  /** The message in a few words. */
  title?: ReactNode;
  /** The details and the next step. */
  children?: ReactNode;
  /** A button or link for the next step. */
  action?: ReactNode;
  className?: string | undefined;
} & (Dismissible | Permanent);

type Dismissible = {
  /** Called by the close button and when the time is up. Default none: the alert stays and has no close button. */
  onDismiss: () => void;
  /** Milliseconds until `onDismiss` is called, paused while hovered or focused; 0 never calls it. Default 10000. */
  duration?: number | undefined;
};

type Permanent = { onDismiss?: undefined; duration?: undefined };

/** A message in the page, beside its subject. */
export function Alert({
  type = 'info',
  title,
  children,
  action,
  onDismiss,
  duration = 10_000,
  className,
}: AlertProps) {
  const { active, handlers } = useHoverOrFocus();
  useAutoDismiss(onDismiss ? duration : 0, active, () => onDismiss?.());

  return (
    <div
      role={type === 'error' || type === 'warning' ? 'alert' : 'status'}
      className={classNames(styles.alert, className)}
      data-type={type}
      {...handlers}
    >
      <MeaningIcon type={type} className={styles.icon} />
      <div className={styles.text}>
        {title && <p className={styles.title}>{title}</p>}
        {children && <div>{children}</div>}
        {action && <div className={styles.action}>{action}</div>}
      </div>
      {onDismiss && (
        <IconButton label="Dismiss" onClick={onDismiss} className={styles.close}>
          <CloseIcon />
        </IconButton>
      )}
    </div>
  );
}
