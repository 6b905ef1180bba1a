import type { HostGift } from '@gift-registry/bff-contract';
import { useState } from 'react';

export function useSelection(shown: readonly HostGift[]) {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
  const selected = shown.filter(({ id }) => ids.has(id));
  return {
    selected,
    isSelected: (id: string): boolean => ids.has(id),
    toggle: (id: string): void =>
      setIds((before) => {
        const next = new Set(before);
        if (!next.delete(id)) next.add(id);
        return next;
      }),
    select: (gifts: readonly HostGift[]): void => setIds(new Set(gifts.map(({ id }) => id))),
    clear: (): void => setIds(new Set()),
  };
}

export type Selection = ReturnType<typeof useSelection>;
