import type { SharedItem } from '@gift-registry/bff-contract';
import { useEffect, useState } from 'react';
import { giftWords } from './gift-words.ts';

const SHOWN_MS = 10_000;

interface Change {
  readonly before: SharedItem;
  readonly until: number;
}

export type RecentChanges = ReadonlyMap<string, Change>;

const noChanges: RecentChanges = new Map();

function changesBetween(earlier: readonly SharedItem[], now: readonly SharedItem[]): RecentChanges {
  const current = new Map(now.map((item) => [item.id, giftWords(item).label]));
  const until = Date.now() + SHOWN_MS;
  return new Map(
    earlier.flatMap((before) => {
      const label = current.get(before.id);
      const isSame = label === undefined || label === giftWords(before).label;
      return isSame ? [] : [[before.id, { before, until }]];
    }),
  );
}

/** A gift that changes twice keeps its place of before the first change. */
const merge = (old: RecentChanges, added: RecentChanges): RecentChanges =>
  new Map([
    ...old,
    ...[...added].map(([id, change]): [string, Change] => [
      id,
      { ...change, before: old.get(id)?.before ?? change.before },
    ]),
  ]);

export function useRecentChanges(items: readonly SharedItem[]): RecentChanges {
  const [seen, setSeen] = useState(items);
  const [changes, setChanges] = useState(noChanges);

  // While rendering, so that no frame shows a changed gift at another place.
  if (seen !== items) {
    const added = changesBetween(seen, items);
    setSeen(items);
    if (added.size > 0) setChanges(merge(changes, added));
  }

  useEffect(() => {
    if (changes.size === 0) return undefined;
    const next = Math.min(...[...changes.values()].map(({ until }) => until));
    const timer = setTimeout(() => {
      const now = Date.now();
      setChanges((all) => new Map([...all].filter(([, { until }]) => until > now)));
    }, next - Date.now());
    return () => clearTimeout(timer);
  }, [changes]);

  return changes;
}
