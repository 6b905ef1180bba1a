import { createPortal } from 'react-dom';
import { useAutoDismiss } from '../auto-dismiss/use-auto-dismiss.ts';
import { useHold } from '../auto-dismiss/use-hold.ts';
import { Button } from '../button/button.tsx';
import { CloseIcon } from '../icon/icon.tsx';
import { IconButton } from '../icon-button/icon-button.tsx';
import { MeaningIcon } from '../alert/meaning-icon.tsx';
import type { ShownToast } from './toast.tsx';
import styles from './toast.module.css';

type ToastRegionProps = {
  toasts: ReadonlyArray<ShownToast>;
  onDismiss: (id: string) => void;
};

const interrupts = (toast: ShownToast) => toast.type === 'error' || toast.type === 'warning';

/** Both lists stay mounted, because a live region announces only what is added to it. */
export function ToastRegion({ toasts, onDismiss }: ToastRegionProps) {
  const { held, release, handlers } = useHold();
  const dismiss = (id: string) => {
    release();
    onDismiss(id);
  };
  const list = (live: 'polite' | 'assertive', shown: ReadonlyArray<ShownToast>) => (
    <ol aria-live={live} aria-relevant="additions text" className={styles.list}>
      {shown.map((toast) => (
        <Toast key={toast.id} toast={toast} held={held} onDismiss={dismiss} onElapsed={onDismiss} />
      ))}
    </ol>
  );
  return createPortal(
    <section aria-label="Notifications" className={styles.region} {...handlers}>
      {list(
        'polite',
        toasts.filter((toast) => !interrupts(toast)),
      )}
      {list('assertive', toasts.filter(interrupts))}
    </section>,
    document.body,
  );
}

type ToastProps = {
  toast: ShownToast;
  held: boolean;
  onDismiss: (id: string) => void;
  onElapsed: (id: string) => void;
};

function Toast({ toast, held, onDismiss, onElapsed }: ToastProps) {
  const { id, type = 'info', title, description, action, duration = 10_000 } = toast;
  useAutoDismiss(duration, held, () => onElapsed(id));

  return (
    <li className={styles.toast} data-type={type}>
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
