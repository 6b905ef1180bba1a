import { SessionContext, type SessionApi } from '@gift-registry/shell-contract';
import { useMemo, useSyncExternalStore, type ReactNode } from 'react';
import type { SessionStore } from './session-store.ts';
import { useSignOut } from './use-sign-out.ts';

type SessionProviderProps = {
  store: SessionStore;
  confirmIdentity: () => Promise<boolean>;
  goHome: () => void;
  children: ReactNode;
};

export function SessionProvider({
  store,
  confirmIdentity,
  goHome,
  children,
}: SessionProviderProps) {
  const state = useSyncExternalStore(store.subscribe, store.getState);
  const signOut = useSignOut(store, goHome);
  const session = useMemo<SessionApi>(
    () => ({
      state,
      replace: store.replace,
      csrfToken: store.csrfToken,
      refresh: store.refresh,
      confirmIdentity,
      signOut,
    }),
    [state, store, confirmIdentity, signOut],
  );
  return <SessionContext value={session}>{children}</SessionContext>;
}
