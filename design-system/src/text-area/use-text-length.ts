import { useSyncExternalStore, type RefObject } from 'react';

/** Number of characters in a field. Read at each render too, because form libraries set a value without an event. */
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
