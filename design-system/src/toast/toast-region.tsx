import { useEffect, useRef, useState, type FocusEvent, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { useHoverOrFocus } from '../auto-dismiss/use-hover-or-focus.ts';
import { interrupts } from './add-toast.ts';
import { useToastPlace } from './place-in-dialog.ts';
import { ToastItem } from './toast-item.tsx';
import type { ShownToast } from './shown-toast.ts';
import styles from './toast.module.css';
import { useFreeSpot } from './use-free-spot.ts';

type ToastRegionProps = {
  /** The newest first. */
  toasts: ReadonlyArray<ShownToast>;
  onDismiss: (id: string) => void;
};

/** Most dialogs close when they succeed: their toast appears on the page then. */
const SETTLE_MS = 300;

/** The list of the page stays mounted, because a live region announces only additions. */
export function ToastRegion({ toasts, onDismiss }: ToastRegionProps) {
  const place = useToastPlace(toasts.length > 0);
  const ofPage = place ? [] : toasts;
  const region = useFreeSpot(ofPage);
  const focusedBefore = useRef<HTMLElement | null>(null);
  const { active, reset, handlers } = useHoverOrFocus();

  const returnFocus = () => focusedBefore.current?.focus({ preventScroll: true });
  const dismiss = (id: string) => {
    reset();
    onDismiss(id);
  };
  const whileActive = {
    ...handlers,
    onFocus({ currentTarget, relatedTarget }: FocusEvent) {
      if (!currentTarget.contains(relatedTarget))
        focusedBefore.current = relatedTarget instanceof HTMLElement ? relatedTarget : null;
      handlers.onFocus();
    },
  };
  const itemOf = (toast: ShownToast) => (
    <ToastItem
      key={toast.id}
      toast={toast}
      paused={active}
      onDismiss={dismiss}
      onElapsed={onDismiss}
      onFocusLost={returnFocus}
    />
  );

  return (
    <>
      {createPortal(
        <section ref={region} aria-label="Notifications" className={styles.region} {...whileActive}>
          <ol aria-live="polite" aria-relevant="additions text" className={styles.list}>
            {ofPage.map(itemOf)}
          </ol>
        </section>,
        document.body,
      )}
      {place &&
        createPortal(
          <ol className={styles.list} {...whileActive}>
            {toasts
              .filter((toast) => toast.place === place)
              .map((toast) => (
                <Settled key={toast.id} at={interrupts(toast) ? 0 : SETTLE_MS}>
                  {itemOf(toast)}
                </Settled>
              ))}
          </ol>,
          place,
        )}
    </>
  );
}

function Settled({ at, children }: { at: number; children: ReactNode }) {
  const [settled, setSettled] = useState(at === 0);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(true), at);
    return () => clearTimeout(timer);
  }, [at]);
  return settled && children;
}
