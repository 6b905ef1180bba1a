import type { SessionState } from '@gift-registry/shell-contract';
import type { SessionReply } from '../bff/session.ts';

export interface SessionStore {
  readonly getState: () => SessionState;
  readonly subscribe: (listener: () => void) => () => void;
  /** Called when another account, or none, takes the place of the one before. */
  readonly onUserChange: (listener: () => void) => () => void;
  /** The state once it is known whether anybody is signed in. */
  readonly settled: () => Promise<SessionState>;
  readonly csrfToken: () => Promise<string>;
  readonly replace: (reply: SessionReply) => void;
  readonly refresh: () => Promise<void>;
}

/** Who is signed in, as far as the browser knows; the server decides on every request. */
export function createSessionStore(fetchSession: () => Promise<SessionReply>): SessionStore {
  let state: SessionState = { status: 'loading', user: null };
  let token: string | undefined;
  let asking: Promise<void> | undefined;
  const listeners = new Set<() => void>();
  const userListeners = new Set<() => void>();

  function become(next: SessionState): void {
    const userChanged = state.status !== 'loading' && state.user?.id !== next.user?.id;
    state = next;
    if (userChanged) for (const listener of userListeners) listener();
    for (const listener of listeners) listener();
  }

  function replace({ user, csrfToken }: SessionReply): void {
    token = csrfToken;
    become(user ? { status: 'signed-in', user } : { status: 'signed-out', user: null });
  }

  async function ask(): Promise<void> {
    try {
      replace(await fetchSession());
    } catch {
      // Losing the network signs nobody out.
      if (token === undefined) become({ status: 'failed', user: null });
    }
  }

  function refresh(): Promise<void> {
    asking ??= ask().finally(() => (asking = undefined));
    return asking;
  }

  return {
    getState: () => state,
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
