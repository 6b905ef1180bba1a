import { browserStorage } from '@gift-registry/shell-contract';
import { createAttemptRecords, type AttemptStorage } from './attempt-records.ts';

/** A browser that forbids storage counts attempts until the page is left. Signing out clears the counts. */
export const browserAttempts: AttemptStorage = {
  records: createAttemptRecords(browserStorage('localStorage') ?? new Map<string, string>()),
  now: () => Date.now(),
};

export function subscribeToAllTabs(listener: () => void): () => void {
  const unsubscribe = browserAttempts.records.subscribe(listener);
  window.addEventListener('storage', listener);
  return () => {
    unsubscribe();
    window.removeEventListener('storage', listener);
  };
}
