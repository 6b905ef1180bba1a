import { useCallback, useState, type ReactNode } from 'react';
import { ToastContext, type Toast } from '../src/toast.ts';

export function ToastList({ children }: { readonly children: ReactNode }) {
  const [toasts, setToasts] = useState<readonly Toast[]>([]);
  const dismiss = useCallback(
    (toast: Toast) => setToasts((shown) => shown.filter((other) => other !== toast)),
    [],
  );
  const show = useCallback(
    (toast: Toast) => {
      setToasts((shown) => [...shown, toast]);
      return () => dismiss(toast);
    },
    [dismiss],
  );
  return (
    <>
      <ToastContext value={show}>{children}</ToastContext>
      <section aria-label="Notifications">
        <ol aria-live="polite">
          {toasts.map((toast, index) => (
            <li key={index} data-type={toast.type ?? 'info'}>
              <p>{toast.title}</p>
              {toast.description && <p>{toast.description}</p>}
              {toast.action && (
                <button
                  type="button"
                  onClick={() => {
                    toast.action?.onSelect();
                    dismiss(toast);
                  }}
                >
                  {toast.action.label}
                </button>
              )}
              <button type="button" onClick={() => dismiss(toast)}>
                Dismiss
              </button>
            </li>
          ))}
        </ol>
      </section>
    </>
  );
}
