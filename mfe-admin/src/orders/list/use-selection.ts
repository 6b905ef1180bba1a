import type { OrderRow } from '@gift-registry/bff-contract';
import { useState } from 'react';

export function useSelection(shown: readonly OrderRow[]) {
  const [numbers, setNumbers] = useState<ReadonlySet<string>>(new Set());
  const [last, setLast] = useState<string>();
  const selected = shown.filter(({ number }) => numbers.has(number));

  /** From the last ticked order to this one, or this one alone. */
  function rangeTo(number: string, whole: boolean): readonly string[] {
    const all = shown.map((order) => order.number);
    const [from, to] = [all.indexOf(last ?? ''), all.indexOf(number)];
    if (!whole || from < 0) return [number];
    return all.slice(Math.min(from, to), Math.max(from, to) + 1);
  }

  return {
    selected,
    isSelected: (number: string): boolean => numbers.has(number),
    /** `whole` changes all orders between the last one and this one alike, as Shift does in lists. */
    toggle(number: string, whole = false): void {
      const ticks = !numbers.has(number);
      const changed = rangeTo(number, whole);
      const others = [...numbers].filter((each) => !changed.includes(each));
      setNumbers(new Set(ticks ? [...others, ...changed] : others));
      setLast(number);
    },
    selectAll: (): void => setNumbers(new Set(shown.map(({ number }) => number))),
    clear: (): void => setNumbers(new Set()),
  };
}

export type Selection = ReturnType<typeof useSelection>;
