import type { RegistryItem } from '@gift-registry/bff-contract';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { Addition } from '../../features/items/use-add-item.ts';

const shownMilliseconds = 5000;

export interface RecentAddition extends Addition {
  readonly key: number;
}

export function useRecentlyAdded() {
  const [additions, setAdditions] = useState<readonly RecentAddition[]>([]);
  const [held, setHeld] = useState(false);
  const nextKey = useRef(0);

  const remove = useCallback(
    (key: number) => setAdditions((shown) => shown.filter((addition) => addition.key !== key)),
    [],
  );
  const add = useCallback((item: RegistryItem, quantity = 1) => {
    const key = nextKey.current++;
    setAdditions((shown) => [{ key, item, quantity }, ...shown]);
  }, []);

  return { additions, add, remove, held, setHeld };
}

/** Calls back after 5 s; the time starts again after a hold. */
export function useShownTime(held: boolean, onElapsed: () => void): void {
  const elapsed = useRef(onElapsed);
  useEffect(() => {
    elapsed.current = onElapsed;
  });
  useEffect(() => {
    if (held) return undefined;
    const timer = setTimeout(() => elapsed.current(), shownMilliseconds);
    return () => clearTimeout(timer);
  }, [held]);
}
