import { plural, type SharedItem } from '@gift-registry/bff-contract';
import { Button } from '@gift-registry/design-system/button';
import { Cluster } from '@gift-registry/design-system/layout';
import { useNavigation } from '@gift-registry/shell-contract';
import { useEffect, useRef, useSyncExternalStore } from 'react';
import { findRow, rowIdOf } from '../../platform/gift-paths.ts';
import print from '../../platform/print.module.css';
import { useScriptsRun } from '../../platform/scripts.tsx';

const partSize = 60;
/** The number of shown gifts in the address, so that Back, a reload and the server show as many. */
const parameter = 'to';

let isPrinting = false;

function subscribe(notify: () => void): () => void {
  const begin = () => {
    isPrinting = true;
    notify();
  };
  const end = () => {
    isPrinting = false;
    notify();
  };
  window.addEventListener('beforeprint', begin);
  window.addEventListener('afterprint', end);
  return () => {
    window.removeEventListener('beforeprint', begin);
    window.removeEventListener('afterprint', end);
  };
}

/**
 * Paper gets the whole list. React renders the change of a store before it leaves the event, and the browser prints the
 * document of that moment: the rows must not be deferred then.
 */
export const useIsPrinting = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => isPrinting,
    () => false,
  );

/** The number of shown gifts: whole parts, with the gift that the address names. */
export function useListPart(items: readonly SharedItem[]): number {
  const { search, hash } = useNavigation().location;
  if (useIsPrinting() || items.length <= partSize) return items.length;
  const asked = Number(new URLSearchParams(search).get(parameter)) || partSize;
  const named = hash === '' ? 0 : items.findIndex(({ id }) => `#${rowIdOf(id)}` === hash) + 1;
  const shown = Math.ceil(Math.max(asked, named, partSize) / partSize) * partSize;
  return Math.min(shown, items.length);
}

/** The first gifts of some groups, as many as are shown. */
export function firstOf<Group extends { readonly items: readonly SharedItem[] }>(
  groups: readonly Group[],
  count: number,
): Group[] {
  let left = count;
  return groups.flatMap((group) => {
    const items = group.items.slice(0, Math.max(left, 0));
    left -= items.length;
    return items.length > 0 ? [{ ...group, items }] : [];
  });
}

interface Props {
  /** In the order of the page. */
  readonly items: readonly SharedItem[];
  readonly count: number;
}

export function MoreGifts({ items, count }: Props) {
  const { location, replaceQuery } = useNavigation();
  const scriptsRun = useScriptsRun();
  const next = useRef<string>(undefined);
  useEffect(() => {
    if (next.current !== undefined) findRow(next.current)?.focus();
    next.current = undefined;
  }, [count]);
  const total = items.length;
  if (count >= total) return null;
  const leadTo = (to: number) => {
    const query = new URLSearchParams(location.search);
    query.set(parameter, String(to));
    if (!scriptsRun) return { href: `${location.pathname}?${query}` };
    return {
      onClick() {
        // The focus goes on with the first gift that is new.
        next.current = items[count]?.id;
        replaceQuery(query);
      },
    };
  };
  const more = Math.min(partSize, total - count);
  return (
    <nav aria-label="More gifts" className={print.screenOnly}>
      <Cluster justify="center">
        <span>{`${count} of ${total} gifts`}</span>
        <Button {...leadTo(count + more)}>{plural(more, 'Show one more', 'Show # more')}</Button>
        {total - count > more && (
          <Button variant="quiet" {...leadTo(total)}>
            Show all
          </Button>
        )}
      </Cluster>
    </nav>
  );
}
