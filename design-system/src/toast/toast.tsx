import { createContext, useCallback, useContext, useMemo, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { addToast } from './add-toast.ts';
import { findToastPlace } from './place-in-dialog.ts';
import type { ShownToast, ToastOptions } from './shown-toast.ts';
import { ToastRegion } from './toast-region.tsx';

type ToastControls = {
  /** Shows a toast on top, in place of the one of its type. Offers to undo stay, up to four toasts. Returns a function that dismisses it. */
  show: (toast: ToastOptions) => () => void;
};

const ToastContext = createContext<ToastControls | undefined>(undefined);

/** Shows the toasts of the page above everything else, and those of an open dialog inside of it. */
export function ToastProvider({ children }: { children: ReactNode }) {
  const [toasts, setToasts] = useState<ReadonlyArray<ShownToast>>([]);
  const lastId = useRef(0);

  const dismiss = useCallback(
    (id: string) => setToasts((shown) => shown.filter((toast) => toast.id !== id)),
    [],
  );
  const controls = useMemo<ToastControls>(
    () => ({
      show: ({ type = 'info', ...toast }) => {
        lastId.current += 1;
        const id = `toast-${lastId.current}`;
        const place = findToastPlace();
        setToasts((shown) => addToast(shown, { ...toast, type, id, place }));
        return () => dismiss(id);
      },
    }),
    [dismiss],
  );

  return (
    <ToastContext value={controls}>
      {children}
      <ToastRegion toasts={toasts} onDismiss={dismiss} />
    </ToastContext>
  );
}

/** Shows toasts in the nearest provider. */
export function useToast(): ToastControls {
  const controls = useContext(ToastContext);
  if (!controls) throw new Error('useToast needs a ToastProvider above it.');
  return controls;
}
