import { callbackify } from 'node:util';
import type { FastifySessionOptions } from '@fastify/session';
import type { Session } from 'fastify';
import { errorMessages } from '@gift-registry/bff-contract';
import type { AppDependencies } from '../app-dependencies.ts';
import { AppError } from '../errors/app-error.ts';
import type { Login } from './login.ts';
import { revokeSession } from './revoke-sessions.ts';
import { hashSessionId } from './session-key.ts';
import { findSession, insertSession } from './sessions.repository.ts';

export interface SessionLogin extends Login {
  readonly userAgent: string;
  /** Whether the row exists already. */
  readonly stored: boolean;
}

declare module 'fastify' {
  interface Session {
    login?: SessionLogin;
  }
}

type SessionStore = NonNullable<FastifySessionOptions['store']>;

export function createSessionStore({
  db,
  outbox,
}: Pick<AppDependencies, 'db' | 'outbox'>): SessionStore {
  const get = async (sessionId: string): Promise<Session | null> => {
    const login = await findSession(db, hashSessionId(sessionId));
    if (!login) return null;
    return { cookie: { originalMaxAge: null }, login: { ...login, userAgent: '', stored: true } };
  };

  // A row says who is signed in and never changes, so a loaded session is never written back: a request
  // that ends after a logout has nothing with which to revive it.
  const set = async (sessionId: string, session: Session): Promise<void> => {
    const { login } = session;
    if (!login || login.stored) return;
    const { userAgent } = login;
    if (!(await insertSession(db, { idHash: hashSessionId(sessionId), login, userAgent })))
      throw new AppError('unauthenticated', errorMessages.unauthenticated);
    session.login = { ...login, stored: true };
  };

  const destroy = (sessionId: string): Promise<void> =>
    db.transaction().execute((trx) => revokeSession(trx, outbox, hashSessionId(sessionId)));

  return { get: callbackify(get), set: callbackify(set), destroy: callbackify(destroy) };
}
