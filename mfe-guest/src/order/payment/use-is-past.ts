import { useEffect, useState } from 'react';

/** True from this time on, never without one. The clock is read again when a suspended tab resumes. */
export function useIsPast(instant: string | null): boolean {
  const end = instant === null ? Infinity : Date.parse(instant);
  const [now, setNow] = useState(() => Date.now());
  const isPast = now >= end;
  useEffect(() => {
    if (isPast || end === Infinity) return undefined;
    const look = () => setNow(Date.now());
    const timer = setTimeout(look, Math.min(end - Date.now(), 60_000) + 50);
    document.addEventListener('visibilitychange', look);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [end, isPast, now]);
  return isPast;
}
