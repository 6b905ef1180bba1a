import type { ReactNode } from 'react';
import { useAutoDismiss } from '../auto-dismiss/use-auto-dismiss.ts';
import { useHold } from '../auto-dismiss/use-hold.ts';
import { classNames } from '../class-names.ts';
import { CloseIcon } from '../icon/icon.tsx';
import { IconButton } from '../icon-button/icon-button.tsx';
import { MeaningIcon, type Meaning } from './meaning-icon.tsx';
import styles from './alert.module.css';

export type AlertProps = {
  /** Default 'info'. Errors and warnings interrupt a screen reader. */
  type?: Meaning | undefined;
  /** What happened, in a few words. */
  title?: ReactNode;
  /** What it means and what to do next. */
  children?: ReactNode;
  /** A button or link that does it. */
  action?: ReactNode;
  /** Called by the close button and when the time is up; without it the alert stays and has no close button. */
  onDismiss?: (() => void) | undefined;
  /** Milliseconds until `onDismiss` is called, held while hovered or focused; 0 leaves that to the reader. Default 10000. */
  duration?: number | undefined;
  className?: string | undefined;
};

/** A message that stands in the page, near what it is about. */
export function Alert({
  type = 'info',
  title,
  children,
  action,
  onDismiss,
  duration = 10_000,
  className,
}: AlertProps) {
  const { held, handlers } = useHold();
  useAutoDismiss(onDismiss ? duration : 0, held, () => onDismiss?.());

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
