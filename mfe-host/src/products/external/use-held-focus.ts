import type { RefObject } from 'react';
import { useEffect, useRef } from 'react';

/**
 * Takes over the focus when a new phase removed the control that had it. Somebody who went on elsewhere meanwhile is not
 * called back.
 */
export function useHeldFocus(phase: string): RefObject<HTMLDivElement | null> {
  const place = useRef<HTMLDivElement>(null);
  const shown = useRef(phase);
  useEffect(() => {
    if (shown.current === phase) return;
    shown.current = phase;
    if (document.activeElement === document.body) place.current?.focus({ preventScroll: true });
  }, [phase]);
  return place;
}
