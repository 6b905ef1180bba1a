import { useEffect, useEffectEvent, useState } from 'react';

/** Seconds between the first questions, about a minute in all. */
const waits = [2, 2, 3, 4, 6, 8, 10, 12, 14];
const SLOW_WAIT = 30;

export function usePaymentAnswer(isAwaited: boolean, refetch: () => Promise<unknown>) {
  const [asked, setAsked] = useState(0);

  const ask = useEffectEvent(async (isCurrent: () => boolean) => {
    if (document.visibilityState === 'visible') await refetch();
    if (isCurrent()) setAsked((before) => before + 1);
  });

  useEffect(() => {
    if (!isAwaited) return undefined;
    let isCurrent = true;
    const wait = (waits[asked] ?? SLOW_WAIT) * 1_000;
    const timer = setTimeout(() => void ask(() => isCurrent), wait);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [isAwaited, asked]);

  return {
    isSilent: asked >= waits.length,
    askAgain() {
      setAsked(0);
      void refetch();
    },
  };
}
