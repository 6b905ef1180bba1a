import type {
  LayerPlace,
  LeaveGuard,
  NavigateOptions,
  OpenLayer,
  ScreenLocation,
} from '../src/navigation.ts';

export interface MemoryNavigation {
  readonly location: () => Entry;
  readonly subscribe: (listener: () => void) => () => void;
  readonly navigate: (to: string, options?: NavigateOptions) => void;
  readonly back: (fallback: string) => void;
  readonly replaceQuery: (query: URLSearchParams) => void;
  readonly pushQuery: (query: URLSearchParams, control?: string) => void;
  readonly showLayer: (layer: OpenLayer, place?: LayerPlace) => void;
  readonly closeLayer: (name: string) => void;
  readonly go: (delta: 1 | -1) => void;
  readonly guardLeaving: (guard: LeaveGuard) => () => void;
  readonly isGuarded: () => boolean;
  readonly history: () => readonly string[];
}

interface Entry extends ScreenLocation {
  readonly shownAs?: string | undefined;
  readonly layers: readonly OpenLayer[];
  readonly control?: string | undefined;
}

const locationOf = (address: string, { state = null, shownAs }: NavigateOptions = {}): Entry => {
  const { pathname, search, hash } = new URL(address, 'https://gifts.example');
  return { pathname, search, hash, state, shownAs, layers: [] };
};

export const addressOf = ({ pathname, search, hash, shownAs }: Entry): string =>
  shownAs ?? pathname + search + hash;

const searchOf = (query: URLSearchParams): string => (query.size > 0 ? `?${query}` : '');

export function createMemoryNavigation(start: string): MemoryNavigation {
  let entries: readonly Entry[] = [locationOf(start)];
  let index = 0;
  const current = (): Entry => entries[index] ?? locationOf(start);
  const listeners = new Set<() => void>();
  const guards = new Set<LeaveGuard>();

  function leaveFor(next: Entry, history: readonly Entry[], position: number): void {
    const go = () => {
      entries = history;
      index = position;
      for (const listener of listeners) listener();
    };
    const guard = [...guards].at(-1);
    if (guard && next.pathname !== current().pathname) guard.onLeave(go);
    else go();
  }

  function enter(next: Entry, replace: boolean): void {
    if (replace) leaveFor(next, entries.with(index, next), index);
    else leaveFor(next, [...entries.slice(0, index + 1), next], index + 1);
  }

  function goTo(position: number): void {
    const left = current();
    const reached = entries[position];
    if (!reached) return;
    // Like the router's, the location of an entry is a new object at each visit.
    const next = { ...reached };
    const isBelow = position < index && next.layers.length < left.layers.length;
    leaveFor(next, entries.with(position, next), position);
    if (isBelow && next.pathname === left.pathname && next.search !== left.search && !left.shownAs)
      enter({ ...next, search: left.search }, false);
  }

  const isMomentary = () => current().layers.at(-1)?.momentary === true;
  const navigate = (to: string, { replace = false, ...options }: NavigateOptions = {}) =>
    enter(locationOf(to, options), replace || isMomentary());

  return {
    location: current,
    history: () => entries.slice(0, index + 1).map(addressOf),
    isGuarded: () => guards.size > 0,
    navigate,
    back(fallback) {
      if (index > 0) goTo(index - 1);
      else navigate(fallback, { replace: true });
    },
    go: (delta) => goTo(index + delta),
    replaceQuery: (query) => enter({ ...current(), search: searchOf(query) }, true),
    pushQuery(query, control) {
      const { layers, control: before } = current();
      const search = searchOf(query);
      const replace = layers.length > 0 || (control !== undefined && control === before);
      if (search !== current().search) enter({ ...current(), search, control }, replace);
    },
    showLayer(layer, { instead, over = false } = {}) {
      const { layers } = current();
      const isOpen = layers.some(({ name }) => name === layer.name);
      const next = isOpen
        ? layers.map((each) => (each.name === layer.name ? layer : each))
        : [
            ...layers.filter(({ name, momentary }) => over || (!momentary && name !== instead)),
            layer,
          ];
      enter({ ...current(), layers: next }, isOpen || next.length <= layers.length);
    },
    closeLayer(name) {
      const isOpenIn = (entry: Entry | undefined) =>
        entry?.layers.some((layer) => layer.name === name) === true;
      if (!isOpenIn(current())) return;
      let position = index;
      while (isOpenIn(entries[position])) position -= 1;
      goTo(position);
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    guardLeaving(guard) {
      if (!guard.when) return () => {};
      guards.add(guard);
      return () => void guards.delete(guard);
    },
  };
}
