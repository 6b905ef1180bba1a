import type { Bookkeeping } from './bookkeeping.ts';
import { createLocalRecords, type TextStore } from './local-records.ts';

/** Signing out empties the browser's storage, and the records with it. */
function browserStore(): TextStore {
  try {
    const storage = window.localStorage;
    return {
      get: (key) => storage.getItem(key) ?? undefined,
      set: (key, text) => storage.setItem(key, text),
      delete: (key) => storage.removeItem(key),
      keys: () => Object.keys(storage),
    };
  } catch {
    // A browser that forbids storage still has forms to protect, if only until the page is left.
    return new Map<string, string>();
  }
}

export const thisBrowser: Bookkeeping = {
  records: createLocalRecords(browserStore()),
  now: () => Date.now(),
};

/** Also hears what other tabs write. */
export function subscribeToAllTabs(listener: () => void): () => void {
  const unsubscribe = thisBrowser.records.subscribe(listener);
  window.addEventListener('storage', listener);
  return () => {
    unsubscribe();
    window.removeEventListener('storage', listener);
  };
}
