import { useEffect, useState } from 'react';

/** Seconds left, ticking every second down to 0; `restart` begins anew. */
export function useCountdown(seconds: number) {
  const [left, setLeft] = useState(seconds);
  const running = left > 0;
  useEffect(() => {
    if (!running) return undefined;
    const tick = setInterval(() => setLeft((now) => Math.max(0, now - 1)), 1000);
    return () => clearInterval(tick);
  }, [running]);
  return { left, restart: () => setLeft(seconds) };
}

/** 65 → '1:05'. */
export const minutesAndSeconds = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
