import { createShellContext } from './shell-context.ts';

export type Role = 'admin' | 'support' | 'host' | 'guest' | 'viewer';

export interface SessionUser {
  readonly id: string;
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly role: Role;
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
  readonly replace: (reply: { user: SessionUser | null; csrfToken: string }) => void;
  /** The CSRF token that every mutation sends. Waits while the session is loading. */
  readonly csrfToken: () => Promise<string>;
  readonly refresh: () => Promise<void>;
  /** Asks for the password or a mailed code, in a dialog above all others. Resolves to false when the person declines. */
  readonly confirmIdentity: () => Promise<boolean>;
  readonly signOut: () => Promise<void>;
}

const session = createShellContext<SessionApi>('Session');
export const SessionContext = session.context;
export const useSession = session.use;
