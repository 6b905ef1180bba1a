import { useNavigation, type ScreenLocation } from '@gift-registry/shell-contract';
import { useEffect, useMemo, useState } from 'react';
import { ownPartOf, readListQuery, writeListQuery, type ListQuery } from './list-query.ts';

/** A slider changes many times a second, and browsers limit how often an address may change. */
const WRITE_DELAY_MS = 300;

interface Change {
  readonly list: ListQuery;
  readonly from: ScreenLocation;
  readonly after: string;
  readonly control: string | undefined;
}

type SetList = (list: ListQuery, control?: string) => void;

/** A navigation costs as much as the change itself, which the guest sees first. */
function afterPaint(run: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const frame = requestAnimationFrame(() => {
    timer = setTimeout(run);
  });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}

/**
 * The list's part of the address. Each change is a history entry. Consecutive changes by one `control`, such as a slider,
 * are one entry, and are written to the address a moment later.
 */
export function useListQuery(): readonly [ListQuery, SetList] {
  const { location, pushQuery } = useNavigation();
  const { search } = location;
  const [change, setChange] = useState<Change>();
  const own = ownPartOf(search);
  const named = useMemo(() => readListQuery(own), [own]);
  const isPending = change?.from === location && change.after !== search;

  useEffect(() => {
    if (!isPending) return undefined;
    const write = () => pushQuery(new URLSearchParams(change.after), change.control);
    if (change.control === undefined) return afterPaint(write);
    const timer = setTimeout(write, WRITE_DELAY_MS);
    return () => clearTimeout(timer);
  }, [change, isPending, pushQuery]);

  const isCurrent = isPending || change?.after === search;
  return [
    isCurrent && change ? change.list : named,
    (list, control) => {
      const query = writeListQuery(search, list).toString();
      setChange({ list, from: location, after: query && `?${query}`, control });
    },
  ];
}
