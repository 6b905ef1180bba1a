import { browserStorage } from '@gift-registry/shell-contract';
import type { Bookkeeping } from './bookkeeping.ts';
import { createLocalRecords } from './local-records.ts';

/** A browser that forbids storage counts attempts until the page is left. Signing out clears the counts. */
export const thisBrowser: Bookkeeping = {
  records: createLocalRecords(browserStorage('localStorage') ?? new Map<string, string>()),
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
