import type { maxOrderLines as ofContract } from '@gift-registry/bff-contract';
import { storedValue } from '@gift-registry/shell-contract';
import { useEffect, useMemo, useState } from 'react';

/** The contract's number, without its schemas, which the first load leaves out. */
const maxOrderLines: typeof ofContract = 20;

export interface BasketLine {
  readonly itemId: string;
  readonly quantity: number;
}

const isLine = (value: unknown): value is BasketLine =>
  typeof value === 'object' &&
  value !== null &&
  'itemId' in value &&
  typeof value.itemId === 'string' &&
  'quantity' in value &&
  typeof value.quantity === 'number';

/** Without zod, which the first load leaves out. */
const storedLines = (registryId: string) =>
  storedValue('localStorage', `gr-basket:${registryId}`, {
    parse: (value): readonly BasketLine[] =>
      Array.isArray(value) ? value.filter(isLine).slice(0, maxOrderLines) : [],
  });

export interface Basket {
  readonly lines: readonly BasketLine[];
  /** Another gift fits into one order. */
  readonly isOpen: boolean;
  readonly has: (itemId: string) => boolean;
  readonly add: (itemId: string, quantity: number, left: number) => void;
  readonly set: (lines: readonly BasketLine[]) => void;
}

export function useBasket(registryId: string): Basket {
  const storage = useMemo(() => storedLines(registryId), [registryId]);
  const [lines, setLines] = useState(() => storage.read() ?? []);

  useEffect(() => {
    const follow = ({ key }: StorageEvent) => {
      if (key === null || key === `gr-basket:${registryId}`) setLines(storage.read() ?? []);
    };
    addEventListener('storage', follow);
    return () => removeEventListener('storage', follow);
  }, [registryId, storage]);

  const set = (next: readonly BasketLine[]) => {
    setLines(next);
    if (next.length === 0) storage.remove();
    else storage.write(next);
  };
  return {
    lines,
    isOpen: lines.length < maxOrderLines,
    has: (id) => lines.some(({ itemId }) => itemId === id),
    add(itemId, quantity, left) {
      const before = lines.find((line) => line.itemId === itemId)?.quantity ?? 0;
      const line = { itemId, quantity: Math.min(before + quantity, left) };
      set([...lines.filter((each) => each.itemId !== itemId), line]);
    },
    set,
  };
}
