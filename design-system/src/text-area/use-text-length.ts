import { useSyncExternalStore, type RefObject } from 'react';

const noSubscription = (): (() => void) => () => undefined;

/**
 * Number of characters in a field. Read at each render too, because form libraries set a value without an event. A
 * controlled field counts its value: a render in the middle of its input event would restore the old value.
 */
export function useTextLength(
  element: RefObject<HTMLTextAreaElement | null>,
  value: string | undefined,
): number {
  const controlled = value !== undefined;
  return useSyncExternalStore(
    controlled
      ? noSubscription
      : (notify) => {
          const field = element.current;
          field?.addEventListener('input', notify);
          return () => field?.removeEventListener('input', notify);
        },
    () => (controlled ? value.length : (element.current?.value.length ?? 0)),
    () => value?.length ?? 0,
  );
}
