import { createShellContext } from './shell-context.ts';

export type Role = 'admin' | 'host' | 'guest' | 'viewer';

export interface SessionUser {
  readonly id: string;
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  /** The effective role: the first of admin, host, guest, viewer among the account's roles. */
  readonly role: Role;
  /** When the account is deleted, if its owner asked for it. */
  readonly deletesAt?: string | undefined;
}

/** `failed`: the session could not be loaded; the person may retry and is not signed out. */
export type SessionState =
  | { readonly status: 'loading'; readonly user: null }
  | { readonly status: 'failed'; readonly user: null }
  | { readonly status: 'signed-out'; readonly user: null }
  | { readonly status: 'signed-in'; readonly user: SessionUser };

export interface SessionApi {
  readonly state: SessionState;
  /** Replaces the session by the reply of a sign-in, without another request. */
  readonly replace: (reply: { user: SessionUser | null; csrfToken: string }) => void;
  /** The CSRF token that every mutation sends. Waits while the session is loading. */
  readonly csrfToken: () => Promise<string>;
  /** Loads the session again, e.g. after a 401 or a stale CSRF token. */
  readonly refresh: () => Promise<void>;
  /** Signs out on the server, clears the browser's storage, shows a toast and navigates to `/`. */
  readonly signOut: () => Promise<void>;
}

const session = createShellContext<SessionApi>('Session');
export const SessionContext = session.context;
export const useSession = session.use;
