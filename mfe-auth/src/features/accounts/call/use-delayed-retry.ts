import { useEffect, useRef, useState } from 'react';
import { useSecondsLeft } from '@gift-registry/design-system/countdown';
import { retryWaitSeconds } from './retry-wait.ts';

interface DelayedRetry {
  readonly secondsLeft: number;
  readonly start: (retry: () => void) => void;
  /** Cancels the scheduled retry. The next delay still grows. */
  readonly stop: () => void;
  readonly reset: () => void;
}

export function useDelayedRetry(): DelayedRetry {
  const [retries, setRetries] = useState(0);
  const [retryAt, setRetryAt] = useState<number>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const stop = () => {
    clearTimeout(timer.current);
    setRetryAt(undefined);
  };
  return {
    secondsLeft: useSecondsLeft(retryAt),
    start(retry) {
      const wait = retryWaitSeconds(retries + 1) * 1000;
      setRetries(retries + 1);
      setRetryAt(Date.now() + wait);
      timer.current = setTimeout(() => {
        setRetryAt(undefined);
        retry();
      }, wait);
    },
    stop,
    reset() {
      stop();
      setRetries(0);
    },
  };
}
