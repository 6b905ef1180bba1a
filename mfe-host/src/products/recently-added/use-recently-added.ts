import type { RegistryItem } from '@gift-registry/bff-contract';
import { useCallback, useEffect, useRef, useState } from 'react';

const shownMilliseconds = 5000;

export interface RecentAddition {
  readonly key: number;
  readonly item: RegistryItem;
}

/** Items added on this page; each entry disappears after 5 s. */
export function useRecentlyAdded() {
  const [additions, setAdditions] = useState<readonly RecentAddition[]>([]);
  const timers = useRef(new Set<ReturnType<typeof setTimeout>>());
  const nextKey = useRef(0);

  useEffect(() => {
    const running = timers.current;
    return () => running.forEach((timer) => clearTimeout(timer));
  }, []);

  const add = useCallback((item: RegistryItem) => {
    const key = nextKey.current++;
    setAdditions((shown) => [{ key, item }, ...shown]);
    const timer = setTimeout(() => {
      timers.current.delete(timer);
      setAdditions((shown) => shown.filter((addition) => addition.key !== key));
    }, shownMilliseconds);
    timers.current.add(timer);
  }, []);

  return { additions, add };
}
