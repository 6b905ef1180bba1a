import { useCallback, useRef } from 'react';

/**
 * A key per thing that the guest means to do: sending the same again after a lost answer repeats the key,
 * changing the input makes a new one.
 */
export function useIdempotencyKey(): (input: unknown) => string {
  const last = useRef<{ readonly input: string; readonly key: string }>(undefined);
  return useCallback((input) => {
    const text = JSON.stringify(input);
    if (last.current?.input !== text) last.current = { input: text, key: crypto.randomUUID() };
    return last.current.key;
  }, []);
}
