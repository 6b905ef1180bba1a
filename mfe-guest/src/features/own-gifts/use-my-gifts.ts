import { type GuestGift, type listMyGifts, queryKeyOf } from '@gift-registry/bff-contract';
import { browserStorage } from '@gift-registry/shell-contract';
import { type QueryClient, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useApi } from '../../api.ts';
import { sharedReadOptions } from '../registries/shared-reads.ts';
import { whenIdle } from '../platform/when-idle.ts';

const path: (typeof listMyGifts)['path'] = '/api/shared/:shareCode/gifts';
export const myGiftsKey = (shareCode: string) => queryKeyOf({ path }, { params: { shareCode } });

/**
 * Fetches the gifts of this browser's guest, which loads the client: when the page is idle if they are in sight or there
 * were some before, otherwise when the guest begins to use the page.
 */
export function useMyGifts(shareCode: string, { inSight = false } = {}) {
  const api = useApi();
  const isIdle = useIdle();
  const isUsed = useFirstUse();
  const query = useQuery({
    ...sharedReadOptions,
    enabled: isUsed || (isIdle && (inSight || hasGivenBefore.read())),
    queryKey: myGiftsKey(shareCode),
    queryFn: ({ signal }) => api('listMyGifts', { params: { shareCode } }, { signal }),
  });
  const count = query.data?.gifts.length ?? 0;
  useEffect(() => {
    if (count > 0) hasGivenBefore.write();
  }, [count]);
  return query;
}

/** The gifts that the guest gave and holds, without those given back. */
export const keptGifts = (gifts: readonly GuestGift[] = []): readonly GuestGift[] =>
  gifts.filter(({ status }) => status !== 'released');

export function updateCachedGift(client: QueryClient, shareCode: string, changed: GuestGift): void {
  client.setQueryData<{ gifts: GuestGift[] }>(myGiftsKey(shareCode), (list) => ({
    gifts: [changed, ...(list?.gifts ?? []).filter(({ id }) => id !== changed.id)],
  }));
}

const key = 'gr-has-given';

/** A mark in this browser that its guest has gifts, without any data about them. */
export const hasGivenBefore = {
  read: (): boolean => browserStorage('localStorage')?.get(key) !== undefined,
  write: (): void => void browserStorage('localStorage')?.set(key, '1'),
};

const uses = ['scroll', 'pointerdown', 'keydown'] as const;

/** True when the guest has begun to use the page and the page has answered: no press waits for what follows. */
export function useFirstUse(): boolean {
  const [isUsed, setUsed] = useState(false);
  useEffect(() => {
    if (isUsed) return undefined;
    const watch = new AbortController();
    let cancel: (() => void) | undefined;
    const use = () => {
      cancel ??= whenIdle(() => setUsed(true));
    };
    for (const type of uses)
      addEventListener(type, use, { capture: true, passive: true, signal: watch.signal });
    if (window.scrollY > 0) use();
    return () => {
      watch.abort();
      cancel?.();
    };
  }, [isUsed]);
  return isUsed;
}

/** False until the browser has finished the work of the first paint, at last after two seconds. */
function useIdle(): boolean {
  const [isIdle, setIdle] = useState(false);
  useEffect(() => whenIdle(() => setIdle(true)), []);
  return isIdle;
}
