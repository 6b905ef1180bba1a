import { fetchAnnouncement, keepDismissed, type Announcement } from '../bff/announcement.ts';

export interface AnnouncementStore {
  readonly get: () => Announcement | undefined;
  readonly subscribe: (listener: () => void) => () => void;
  readonly dismiss: () => void;
  /** Another visitor may see another one. */
  readonly refresh: () => void;
  /** Many open pages hear of a change at once, so each waits for a moment of its own. */
  readonly refreshSoon: () => void;
}

const SPREAD_MS = 1_500;
/** The longest time that timers of browsers take. */
const LONGEST_TIMER_MS = 2 ** 31 - 1;

export function createAnnouncementStore(first: Announcement | undefined): AnnouncementStore {
  let current = first;
  let ending: ReturnType<typeof setTimeout> | undefined;
  let soon: ReturnType<typeof setTimeout> | undefined;
  const listeners = new Set<() => void>();

  function show(next: Announcement | undefined): void {
    clearTimeout(ending);
    current = next;
    if (next) {
      const left = Date.parse(next.endsAt) - Date.now();
      ending = setTimeout(refresh, Math.min(Math.max(left, 0), LONGEST_TIMER_MS));
    }
    for (const listener of listeners) listener();
  }

  function refresh(): void {
    // Without an answer the page stays as it is.
    fetchAnnouncement().then(
      (next) => {
        if (JSON.stringify(next) !== JSON.stringify(current)) show(next);
      },
      () => undefined,
    );
  }

  if (first) show(first);
  return {
    get: () => current,
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    dismiss() {
      if (!current) return;
      keepDismissed(current.id);
      show(undefined);
      refresh();
    },
    refresh,
    refreshSoon() {
      clearTimeout(soon);
      soon = setTimeout(refresh, Math.random() * SPREAD_MS);
    },
  };
}
