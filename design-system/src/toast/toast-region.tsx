import { useRef, type FocusEvent } from 'react';
import { createPortal } from 'react-dom';
import { useHoverOrFocus } from '../auto-dismiss/use-hover-or-focus.ts';
import { ToastItem } from './toast-item.tsx';
import type { ShownToast } from './shown-toast.ts';
import styles from './toast.module.css';
import { useFreeSpot } from './use-free-spot.ts';

type ToastRegionProps = {
  /** The newest first. */
  toasts: ReadonlyArray<ShownToast>;
  onDismiss: (id: string) => void;
};

/** The list stays mounted, because a live region announces only additions. */
export function ToastRegion({ toasts, onDismiss }: ToastRegionProps) {
  const region = useFreeSpot(toasts);
  const focusedBefore = useRef<HTMLElement | null>(null);
  const { active, reset, handlers } = useHoverOrFocus();

  const rememberFocus = ({ relatedTarget }: FocusEvent) => {
    if (region.current?.contains(relatedTarget)) return;
    focusedBefore.current = relatedTarget instanceof HTMLElement ? relatedTarget : null;
  };
  const returnFocus = () => focusedBefore.current?.focus({ preventScroll: true });
  const dismiss = (id: string) => {
    reset();
    onDismiss(id);
  };

  return createPortal(
    <section
      ref={region}
      aria-label="Notifications"
      className={styles.region}
      {...handlers}
      onFocus={(event) => {
        rememberFocus(event);
        handlers.onFocus();
      }}
    >
      <ol aria-live="polite" aria-relevant="additions text" className={styles.list}>
        {toasts.map((toast) => (
          <ToastItem
            key={toast.id}
            toast={toast}
            paused={active}
            onDismiss={dismiss}
            onElapsed={onDismiss}
            onFocusLost={returnFocus}
          />
        ))}
      </ol>
    </section>,
    document.body,
  );
}
