import { useSyncExternalStore, type RefObject } from 'react';

/**
 * How many characters a field holds. Read from the element at each render as well as at each input, because form
 * libraries set the value of an uncontrolled field without an event.
 */
export function useTextLength(element: RefObject<HTMLTextAreaElement | null>): number {
  return useSyncExternalStore(
    (notify) => {
      const field = element.current;
      field?.addEventListener('input', notify);
      return () => field?.removeEventListener('input', notify);
    },
    () => element.current?.value.length ?? 0,
  );
}
