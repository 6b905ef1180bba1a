import { useNavigation } from '@gift-registry/shell-contract';
import { useEffect, useState } from 'react';
import { readListQuery, writeListQuery, type ListQuery } from './list-query.ts';

/** A slider changes many times a second, and browsers limit how often an address may change. */
const WRITE_DELAY_MS = 300;

interface Change {
  readonly list: ListQuery;
  /** The query that was changed. */
  readonly before: string;
  readonly after: string;
}

/** The list's part of the address. A change shows at once and is written to the address a moment later. */
export function useListQuery(): readonly [ListQuery, (list: ListQuery) => void] {
  const { location, replaceQuery } = useNavigation();
  const { search } = location;
  const [change, setChange] = useState<Change>();
  const isPending = change?.before === search && change.after !== search;

  useEffect(() => {
    if (!isPending) return undefined;
    const timer = setTimeout(() => replaceQuery(new URLSearchParams(change.after)), WRITE_DELAY_MS);
    return () => clearTimeout(timer);
  }, [change, isPending, replaceQuery]);

  const isCurrent = isPending || change?.after === search;
  return [
    isCurrent && change ? change.list : readListQuery(search),
    (list) => {
      const query = writeListQuery(search, list).toString();
      setChange({ list, before: search, after: query && `?${query}` });
    },
  ];
}
