import { useCallback, useSyncExternalStore } from 'react';

const attribute = 'data-toast-place';

/** Marks the element of a dialog that shows the toasts of what happens in it. Remotes have their own copy of the dialog. */
export const toastPlace = { [attribute]: '', 'aria-live': 'polite' } as const;

/** The place for toasts in the topmost open dialog; null while none is open. */
export const findToastPlace = (): HTMLElement | null =>
  [...document.querySelectorAll<HTMLElement>(`[${attribute}]`)].at(-1) ?? null;

/** Follows dialogs that open and close while `active`. */
export function useToastPlace(active: boolean): HTMLElement | null {
  const subscribe = useCallback(
    (listener: () => void) => {
      if (!active) return () => undefined;
      const observer = new MutationObserver(listener);
      observer.observe(document.body, { childList: true, subtree: true });
      return () => observer.disconnect();
    },
    [active],
  );
  return useSyncExternalStore(subscribe, () => (active ? findToastPlace() : null));
}
