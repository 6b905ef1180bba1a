import type { RefObject } from 'react';
import { useEffect, useRef } from 'react';

/** Focuses the returned element when a phase change removed the focused control; leaves focus elsewhere alone. */
export function useFocusAfterPhaseChange(phase: string): RefObject<HTMLDivElement | null> {
  const container = useRef<HTMLDivElement>(null);
  const previous = useRef(phase);
  useEffect(() => {
    if (previous.current === phase) return;
    previous.current = phase;
    if (document.activeElement === document.body) container.current?.focus({ preventScroll: true });
  }, [phase]);
  return container;
}
