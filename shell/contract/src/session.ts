import { createProvided } from './provided.ts';

export type Role = 'admin' | 'host' | 'guest' | 'viewer';

export interface SessionUser {
  readonly id: string;
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  /** The effective role, as the server decided it. */
  readonly role: Role;
}

/** `failed` means that nobody could be asked; the person may retry, and is not signed out by it. */
export type SessionState =
  | { readonly status: 'loading'; readonly user: null }
  | { readonly status: 'failed'; readonly user: null }
  | { readonly status: 'signed-out'; readonly user: null }
  | { readonly status: 'signed-in'; readonly user: SessionUser };

export interface SessionApi {
  readonly state: SessionState;
  /** Takes over what a sign-in call replied, so that no second request is needed. */
  readonly replace: (reply: { user: SessionUser | null; csrfToken: string }) => void;
  /** The token that the BFF client puts on every mutation; waits for the session when it is still loading. */
  readonly csrfToken: () => Promise<string>;
  /** Asks the server again, e.g. after a 401 or a stale token. */
  readonly refresh: () => Promise<void>;
  /** Signs out on the server, clears what the browser kept, says so, and leads to `/`. */
  readonly signOut: () => Promise<void>;
}

const session = createProvided<SessionApi>('Session');
export const SessionContext = session.context;
export const useSession = session.use;
