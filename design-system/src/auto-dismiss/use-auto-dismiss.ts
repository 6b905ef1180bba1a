import { useEffect, useEffectEvent, useRef } from 'react';

export function useAutoDismiss(milliseconds: number, paused: boolean, onElapsed: () => void): void {
  const remaining = useRef(milliseconds);
  const elapse = useEffectEvent(onElapsed);

  useEffect(() => {
    remaining.current = milliseconds;
  }, [milliseconds]);

  useEffect(() => {
    if (milliseconds === 0 || paused) return undefined;
    const startedAt = Date.now();
    const timer = setTimeout(() => elapse(), remaining.current);
    return () => {
      clearTimeout(timer);
      remaining.current -= Date.now() - startedAt;
    };
  }, [milliseconds, paused]);
}
