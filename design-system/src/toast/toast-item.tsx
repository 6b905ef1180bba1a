import { useEffectEvent, useLayoutEffect, useRef } from 'react';
import { MeaningIcon } from '../alert/meaning-icon.tsx';
import { useAutoDismiss } from '../auto-dismiss/use-auto-dismiss.ts';
import { Button } from '../button/button.tsx';
import { CloseIcon } from '../icon/icon.tsx';
import { IconButton } from '../icon-button/icon-button.tsx';
import { interrupts } from './add-toast.ts';
import type { ShownToast } from './shown-toast.ts';
import styles from './toast.module.css';

const DEFAULT_DURATION = 10_000;

type ToastItemProps = {
  toast: ShownToast;
  paused: boolean;
  /** Called by the buttons of the toast. */
  onDismiss: (id: string) => void;
  /** Called when its time is up. */
  onElapsed: (id: string) => void;
  /** Called when the toast is removed while the focus is in it. */
  onFocusLost: () => void;
};

export function ToastItem({ toast, paused, onDismiss, onElapsed, onFocusLost }: ToastItemProps) {
  const { id, type, title, description, action, duration = DEFAULT_DURATION } = toast;
  const element = useRef<HTMLLIElement>(null);
  const loseFocus = useEffectEvent(onFocusLost);
  useAutoDismiss(duration, paused, () => onElapsed(id));

  useLayoutEffect(() => {
    const item = element.current;
    // In a dialog it stands below the content, which may be long.
    if (item?.closest('[data-toast-place]')) item.scrollIntoView?.({ block: 'nearest' });
    return () => {
      if (item?.contains(document.activeElement)) loseFocus();
    };
  }, []);

  return (
    <li
      ref={element}
      className={styles.toast}
      data-type={type}
      aria-live={interrupts(toast) ? 'assertive' : undefined}
      aria-atomic="true"
    >
      <MeaningIcon type={type} className={styles.icon} />
      <div className={styles.text}>
        <p className={styles.title}>{title}</p>
        {description && <p className={styles.description}>{description}</p>}
        {action && (
          <Button
            size="sm"
            className={styles.action}
            onClick={() => {
              action.onSelect();
              onDismiss(id);
            }}
          >
            {action.label}
          </Button>
        )}
      </div>
      <IconButton label="Dismiss" onClick={() => onDismiss(id)} className={styles.close}>
        <CloseIcon />
      </IconButton>
    </li>
  );
}
