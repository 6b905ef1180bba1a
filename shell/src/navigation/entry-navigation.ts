import type { Navigation } from '@gift-registry/shell-contract';
import type { NavigateFunction } from 'react-router';
import { currentPosition, stateOf, type HistoryEntry, type EntryLayer } from './history-entry.ts';
import type { NavigationQueue } from './navigation-queue.ts';

export class MomentaryLayers {
  readonly #open = new Set<string>();

  add(name: string): void {
    this.#open.add(name);
  }

  isOver({ name, momentary }: EntryLayer): boolean {
    return momentary && !this.#open.has(name);
  }

  keepOnly(layers: readonly EntryLayer[]): void {
    for (const name of this.#open)
      if (!layers.some((layer) => layer.name === name)) this.#open.delete(name);
  }
}

interface EntryNavigation {
  readonly functions: Pick<
    Navigation,
    'navigate' | 'back' | 'replaceQuery' | 'pushQuery' | 'showLayer' | 'closeLayer'
  >;
  readonly arrive: (entry: HistoryEntry) => void;
}

const searchOf = (query: URLSearchParams): string => (query.size > 0 ? `?${query}` : '');

const endsMomentary = ({ layers }: HistoryEntry): boolean => layers.at(-1)?.momentary === true;

function searchToKeep(left: HistoryEntry, { location, layers }: HistoryEntry): string | undefined {
  const { search, pathname } = left.location;
  const isBelow = left.layers[layers.length]?.below === currentPosition();
  const isSamePage = pathname === location.pathname && search !== location.search;
  return left.queried && isBelow && isSamePage ? search : undefined;
}

export function createEntryNavigation(
  navigate: NavigateFunction,
  queue: NavigationQueue,
  momentaryLayers: MomentaryLayers,
): EntryNavigation {
  const enter = (entry: HistoryEntry, replace: boolean) => {
    const { location, ...kept } = entry;
    const { pathname, search, hash, mask } = location;
    const options = { replace, preventScrollReset: true, state: stateOf(kept) };
    const to = { pathname, search, hash };
    queue.begin(() => void navigate(to, { ...options, ...(mask ? { mask } : {}) }), entry);
  };
  const goBackTo = (position: number) =>
    // By 0 entries would load the document again.
    queue.begin(() => void navigate(Math.min(position - currentPosition(), -1)));
  const withSearch = (entry: HistoryEntry, search: string): HistoryEntry => ({
    ...entry,
    location: { ...entry.location, search },
  });

  const functions: EntryNavigation['functions'] = {
    navigate: (to, { shownAs, replace, ...options } = {}) =>
      queue.run((entry) => {
        const mask = shownAs === undefined ? {} : { mask: shownAs, preventScrollReset: true };
        const replaces = replace === true || endsMomentary(entry);
        void navigate(to, { ...options, replace: replaces, ...mask });
      }),
    back(fallback) {
      // A second press in the same moment would leave the page below.
      if (queue.isBusy) return;
      // The first history entry of a visit has the key 'default'.
      if (queue.entry.location.key === 'default') void navigate(fallback, { replace: true });
      else goBackTo(currentPosition() - 1);
    },
    replaceQuery: (query) => queue.run((entry) => enter(withSearch(entry, searchOf(query)), true)),
    pushQuery: (query, control) =>
      queue.run((entry) => {
        const search = searchOf(query);
        if (search === entry.location.search) return;
        const queried = entry.layers.length > 0;
        const sharesEntry = control !== undefined && control === entry.control;
        enter({ ...withSearch(entry, search), control, queried }, queried || sharesEntry);
      }),
    showLayer: ({ name, subject: ids, momentary }, { instead, over = false } = {}) =>
      queue.run((entry) => {
        const subject = [...ids];
        if (momentary) momentaryLayers.add(name);
        if (entry.layers.some((layer) => layer.name === name)) {
          const layers = entry.layers.map((each) =>
            each.name === name ? { ...each, subject } : each,
          );
          return enter({ ...entry, layers }, true);
        }
        const top = entry.layers.at(-1);
        const isFinished = top !== undefined && !over && (top.momentary || top.name === instead);
        const replaced = isFinished ? top : undefined;
        const others = replaced ? entry.layers.slice(0, -1) : entry.layers;
        const below = replaced?.below ?? currentPosition();
        const layers = [...others, { name, subject, momentary, below }];
        enter({ ...entry, layers }, replaced !== undefined);
      }),
    closeLayer: (name) =>
      queue.run(({ layers }) => {
        const layer = layers.find((each) => each.name === name);
        if (layer) goBackTo(layer.below);
      }),
  };

  return {
    functions,
    arrive(entry) {
      const search = searchToKeep(queue.entry, entry);
      momentaryLayers.keepOnly(entry.layers);
      const over = entry.layers.find((layer) => momentaryLayers.isOver(layer));
      queue.arrive(entry, [
        ...(over ? [() => goBackTo(over.below)] : []),
        ...(search === undefined
          ? []
          : [
              (reached: HistoryEntry) =>
                enter({ ...withSearch(reached, search), control: undefined }, false),
            ]),
      ]);
    },
  };
}
