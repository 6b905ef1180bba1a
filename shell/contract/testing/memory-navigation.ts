import type { LeaveGuard, NavigateOptions, ScreenLocation } from '../src/navigation.ts';

/** The navigation of one rendered screen, kept in memory. */
export interface MemoryNavigation {
  readonly location: () => Entry;
  readonly subscribe: (listener: () => void) => () => void;
  readonly navigate: (to: string, options?: NavigateOptions) => void;
  readonly back: (fallback: string) => void;
  readonly guardLeaving: (guard: LeaveGuard) => () => void;
  readonly isGuarded: () => boolean;
  /** The history, oldest first: path, query and hash of each entry. */
  readonly history: () => readonly string[];
}

interface Entry extends ScreenLocation {
  readonly shownAs?: string | undefined;
}

const locationOf = (address: string, { state = null, shownAs }: NavigateOptions = {}): Entry => {
  const { pathname, search, hash } = new URL(address, 'https://gifts.example');
  return { pathname, search, hash, state, shownAs };
};

/** The address as the address bar shows it. */
export const addressOf = ({ pathname, search, hash, shownAs }: Entry): string =>
  shownAs ?? pathname + search + hash;

export function createMemoryNavigation(start: string): MemoryNavigation {
  let location = locationOf(start);
  let earlier: readonly Entry[] = [];
  const listeners = new Set<() => void>();
  const guards = new Set<LeaveGuard>();

  function leaveFor(next: Entry, history: readonly Entry[]): void {
    const go = () => {
      location = next;
      earlier = history;
      for (const listener of listeners) listener();
    };
    const guard = [...guards].at(-1);
    if (guard && next.pathname !== location.pathname) guard.onLeave(go);
    else go();
  }

  function navigate(to: string, { replace = false, ...options }: NavigateOptions = {}): void {
    leaveFor(locationOf(to, options), replace ? earlier : [...earlier, location]);
  }

  return {
    location: () => location,
    history: () => [...earlier, location].map(addressOf),
    isGuarded: () => guards.size > 0,
    navigate,
    back(fallback) {
      const previous = earlier.at(-1);
      if (previous) leaveFor(previous, earlier.slice(0, -1));
      else navigate(fallback, { replace: true });
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
