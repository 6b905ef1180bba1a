import type { SharedItem } from '@gift-registry/bff-contract';
import { useEffect, useState } from 'react';
import { giftState } from './gift-state.ts';

/** Longer than the movement. */
const TIED_AFTER_MS = 1_000;

const none: ReadonlySet<string> = new Set();

const boughtIn = (items: readonly SharedItem[]): readonly string[] =>
  items.filter((item) => giftState(item) === 'purchased').map(({ id }) => id);

/** The gifts that were bought while the page is open and whose ribbon is to be tied now: not while a dialog covers them. */
export function useNewRibbons(items: readonly SharedItem[], covered: boolean): ReadonlySet<string> {
  const [seen, setSeen] = useState(items);
  const [bought, setBought] = useState(() => boughtIn(items));
  const [untied, setUntied] = useState(none);

  if (seen !== items) {
    const now = boughtIn(items);
    const added = now.filter((id) => !bought.includes(id));
    setSeen(items);
    setBought(now);
    if (added.length > 0) setUntied(new Set([...untied, ...added]));
  }

  useEffect(() => {
    if (covered || untied.size === 0) return undefined;
    const timer = setTimeout(() => setUntied(none), TIED_AFTER_MS);
    return () => clearTimeout(timer);
  }, [covered, untied]);

  return covered ? none : untied;
}
