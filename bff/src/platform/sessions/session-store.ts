import { callbackify } from 'node:util';
import type { FastifySessionOptions } from '@fastify/session';
import type { Session } from 'fastify';
import type { AppDependencies } from '../app-dependencies.ts';
import { endSession } from './end-session.service.ts';
import type { Login } from './logins.repository.ts';
import { hashSessionId } from './session-key.ts';
import { findSession } from './sessions.repository.ts';

declare module 'fastify' {
  interface Session {
    login?: Login;
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
    return { cookie: { originalMaxAge: null }, login };
  };

  // Nothing is written at the end of a request, so one that ends after a sign-out can't restore the session.
  const set = async (_sessionId: string, _session: Session): Promise<void> => undefined;

  const destroy = (sessionId: string): Promise<void> =>
    endSession({ db, outbox }, hashSessionId(sessionId));

  return { get: callbackify(get), set: callbackify(set), destroy: callbackify(destroy) };
}
