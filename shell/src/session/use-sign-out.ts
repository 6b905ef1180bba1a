import { browserStorage, useToast } from '@gift-registry/shell-contract';
import { useCallback, useEffect, useRef } from 'react';
import { endSession } from '../bff/session.ts';
import type { SessionStore } from './session-store.ts';

/** Signs out on the server first: a browser that only forgets would leave the session usable. */
export function useSignOut(store: SessionStore, goHome: () => void): () => Promise<void> {
  const showToast = useToast();
  const home = useRef(goHome);
  useEffect(() => {
    home.current = goHome;
  });

  return useCallback(async () => {
    try {
      // A page that was open for long may hold an old token.
      await store.refresh();
      const reply = await endSession(await store.csrfToken());
      browserStorage('localStorage')?.clear();
      browserStorage('sessionStorage')?.clear();
      store.replace(reply);
      showToast({ type: 'success', title: 'Logged Out', description: 'See you again soon.' });
      home.current();
    } catch {
      showToast({
        type: 'error',
        title: 'Logout Error',
        description: 'There was an issue logging out. Please try again.',
      });
    }
  }, [showToast, store]);
}
