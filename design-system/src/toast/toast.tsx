import { createContext, useContext, useMemo, useRef, useState, type ReactNode } from 'react';
import { ToastRegion } from './toast-region.tsx';

export type ToastType = 'info' | 'success' | 'warning' | 'error';

export type ToastOptions = {
  /** Default 'info'. Errors and warnings interrupt a screen reader, the others wait for it. */
  type?: ToastType | undefined;
  title: string;
  description?: string | undefined;
  /** One thing to do about it; pressing it also dismisses the toast. */
  action?: { label: string; onSelect: () => void } | undefined;
  /** Milliseconds until it leaves by itself, held while hovered or focused; 0 keeps it. Default 10000. */
  duration?: number | undefined;
};

export type ShownToast = ToastOptions & { id: string };

export type ToastControls = {
  /** Shows a toast and returns its id. */
  show: (toast: ToastOptions) => string;
  /** Takes a toast away before its time. */
  dismiss: (id: string) => void;
};

const ToastContext = createContext<ToastControls | undefined>(undefined);

/** More would cover the page; the oldest leaves. */
const MOST_AT_ONCE = 4;

/** Keeps the toasts of the page and shows them above everything else. */
export function ToastProvider({ children }: { children: ReactNode }) {
  const [toasts, setToasts] = useState<ReadonlyArray<ShownToast>>([]);
  const lastId = useRef(0);

  const controls = useMemo<ToastControls>(
    () => ({
      show: (toast) => {
        lastId.current += 1;
        const id = `toast-${lastId.current}`;
        setToasts((shown) => [...shown, { ...toast, id }].slice(-MOST_AT_ONCE));
        return id;
      },
      dismiss: (id) => setToasts((shown) => shown.filter((toast) => toast.id !== id)),
    }),
    [],
  );

  return (
    <ToastContext value={controls}>
      {children}
      <ToastRegion toasts={toasts} onDismiss={controls.dismiss} />
    </ToastContext>
  );
}

/** Shows and dismisses toasts of the nearest provider. */
export function useToast(): ToastControls {
  const controls = useContext(ToastContext);
  if (!controls) throw new Error('useToast needs a ToastProvider above it.');
  return controls;
}
