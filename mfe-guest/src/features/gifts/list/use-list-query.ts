import { useNavigation, type ScreenLocation } from '@gift-registry/shell-contract';
import { useEffect, useMemo, useState } from 'react';
import { ownPartOf, readListQuery, writeListQuery, type ListQuery } from './list-query.ts';

/** A slider changes many times a second, and browsers limit how often an address may change. */
const WRITE_DELAY_MS = 300;

interface Entry {
  readonly search: string;
  readonly control: string | undefined;
}

interface Change {
  readonly list: ListQuery;
  readonly from: ScreenLocation;
  readonly entry: Entry;
  /** Those of changes that came before the address could follow. */
  readonly earlier: readonly Entry[];
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

const entriesBefore = ({ control }: Entry, { entry, earlier }: Change): readonly Entry[] =>
  control !== undefined && control === entry.control ? earlier : [...earlier, entry];

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
  const isPending = change?.from === location && change.entry.search !== search;

  useEffect(() => {
    if (!isPending) return undefined;
    const { entry, earlier } = change;
    const write = () => {
      for (const each of [...earlier, entry])
        pushQuery(new URLSearchParams(each.search), each.control);
    };
    if (entry.control === undefined) return afterPaint(write);
    const timer = setTimeout(write, WRITE_DELAY_MS);
    return () => clearTimeout(timer);
  }, [change, isPending, pushQuery]);

  const isCurrent = isPending || change?.entry.search === search;
  return [
    isCurrent && change ? change.list : named,
    (list, control) => {
      const query = writeListQuery(search, list).toString();
      const entry = { search: query && `?${query}`, control };
      setChange((before) => ({
        list,
        from: location,
        entry,
        earlier: isPending && before ? entriesBefore(entry, before) : [],
      }));
    },
  ];
}
