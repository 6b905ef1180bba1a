import type { SessionState } from '@gift-registry/shell-contract';
import type { HostView, SessionReply } from '../bff/session.ts';

export interface SessionStore {
  readonly getState: () => SessionState;
  readonly getHostView: () => HostView | undefined;
  readonly subscribe: (listener: () => void) => () => void;
  readonly onUserChange: (listener: () => void) => () => void;
  readonly settled: () => Promise<SessionState>;
  readonly csrfToken: () => Promise<string>;
  readonly replace: (reply: SessionReply) => void;
  readonly refresh: () => Promise<void>;
}

/** Caches the session for the screens; the server checks it on every request. */
export function createSessionStore(fetchSession: () => Promise<SessionReply>): SessionStore {
  let state: SessionState = { status: 'loading', user: null };
  let token: string | undefined;
  let hostView: HostView | undefined;
  let pendingRefresh: Promise<void> | undefined;
  const listeners = new Set<() => void>();
  const userListeners = new Set<() => void>();

  function setState(next: SessionState): void {
    const userChanged = state.status !== 'loading' && state.user?.id !== next.user?.id;
    state = next;
    if (userChanged) for (const listener of userListeners) listener();
    for (const listener of listeners) listener();
  }

  function replace({ user, csrfToken, hostView: seen }: SessionReply): void {
    token = csrfToken;
    if (JSON.stringify(seen ?? undefined) !== JSON.stringify(hostView))
      hostView = seen ?? undefined;
    setState(user ? { status: 'signed-in', user } : { status: 'signed-out', user: null });
  }

  async function load(): Promise<void> {
    try {
      replace(await fetchSession());
    } catch {
      // A lost network does not sign out: a loaded session stays.
      if (token === undefined) setState({ status: 'failed', user: null });
    }
  }

  function refresh(): Promise<void> {
    pendingRefresh ??= load().finally(() => (pendingRefresh = undefined));
    return pendingRefresh;
  }

  return {
    getState: () => state,
    getHostView: () => hostView,
    subscribe: (listener) => subscribeTo(listeners, listener),
    onUserChange: (listener) => subscribeTo(userListeners, listener),
    replace,
    refresh,
    async settled() {
      if (state.status === 'loading') await refresh();
      return state;
    },
    async csrfToken() {
      if (token === undefined) await refresh();
      if (token === undefined) throw new Error('The session could not be read.');
      return token;
    },
  };
}

function subscribeTo(listeners: Set<() => void>, listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
