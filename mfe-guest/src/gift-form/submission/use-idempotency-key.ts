import { useCallback, useRef } from 'react';
// Unlike `crypto.randomUUID`, it also works on plain http, as with a phone in development.
import { v4 } from 'uuid';

/** Returns the same key for the same input, so that a resend after a lost reply is not counted twice. */
export function useIdempotencyKey(): (input: unknown) => string {
  const last = useRef<{ readonly input: string; readonly key: string }>(undefined);
  return useCallback((input) => {
    const text = JSON.stringify(input);
    if (last.current?.input !== text) last.current = { input: text, key: v4() };
    return last.current.key;
  }, []);
}
