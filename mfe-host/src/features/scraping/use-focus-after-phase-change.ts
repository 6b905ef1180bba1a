import { type RefObject, useEffect, useRef } from 'react';

/**
 * Focuses the returned element when a phase change removed the focused control; leaves focus elsewhere alone. The first
 * phase after undefined is no change.
 */
export function useFocusAfterPhaseChange<T extends HTMLElement = HTMLDivElement>(
  phase: string | undefined,
): RefObject<T | null> {
  const container = useRef<T>(null);
  const previous = useRef(phase);
  useEffect(() => {
    if (previous.current === phase) return;
    const wasKnown = previous.current !== undefined;
    previous.current = phase;
    if (wasKnown && document.activeElement === document.body)
      container.current?.focus({ preventScroll: true });
  }, [phase]);
  return container;
}
