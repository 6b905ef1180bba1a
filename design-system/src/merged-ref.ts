import { useCallback, type Ref, type RefCallback, type RefObject } from 'react';

/** One ref for an element that both the component and its caller want to reach. */
export function useMergedRef<T>(
  own: RefObject<T | null>,
  caller: Ref<T> | undefined,
): RefCallback<T> {
  return useCallback(
    (element: T | null) => {
      own.current = element;
      if (typeof caller === 'function') return caller(element);
      if (caller) caller.current = element;
      return undefined;
    },
    [own, caller],
  );
}
