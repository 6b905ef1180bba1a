import { browserStorage, useToast } from '@gift-registry/shell-contract';
import { useCallback, useEffect, useRef } from 'react';
import { endSession } from '../bff/session.ts';
import type { SessionStore } from './session-store.ts';
import { rememberSignIn } from './signed-in-before.ts';

/** Signs out on the server first: clearing only the browser would leave the session valid. */
export function useSignOut(store: SessionStore, goHome: () => void): () => Promise<void> {
  const showToast = useToast();
  const home = useRef(goHome);
  useEffect(() => {
    home.current = goHome;
  });

  return useCallback(async () => {
    try {
      // The CSRF token of a long-open page may be stale.
      await store.refresh();
      const reply = await endSession(await store.csrfToken());
      browserStorage('localStorage')?.clear();
      browserStorage('sessionStorage')?.clear();
      rememberSignIn();
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
