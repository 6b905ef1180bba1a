import { callbackify } from 'node:util';
import fastifySession from '@fastify/session';
import type { FastifySessionOptions } from '@fastify/session';
import type { Session } from 'fastify';
import fastifyCookie from '@fastify/cookie';
import fp from 'fastify-plugin';
import type { AppDependencies } from '../app-dependencies.ts';
import '../routing/request-context.ts';
import { type Login, SESSION_DAYS } from './logins.repository.ts';
import { endSession } from './end-session.service.ts';
import { hashSessionId, sessionCookie, newSessionId, sessionKeyOf } from './session-cookie.ts';
import { findSession, deleteDeadSessions } from './sessions.repository.ts';

declare module 'fastify' {
  interface Session {
    login?: Login;
  }
}

type SessionStore = NonNullable<FastifySessionOptions['store']>;

function createSessionStore({ db, outbox }: Pick<AppDependencies, 'db' | 'outbox'>): SessionStore {
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

declare module 'fastify' {
  interface FastifyRequest {
    startedSessionId: string | null;
  }
  interface FastifyReply {
    clearSessionCookie(): void;
  }
}

export const sessions = (deps: AppDependencies) =>
  fp(
    async (app) => {
      const cookie = sessionCookie(deps.config.publicBaseUrl);
      if (!app.hasPlugin('@fastify/cookie')) await app.register(fastifyCookie);
      await app.register(fastifySession, {
        secret: [...deps.config.sessionSecrets],
        cookieName: cookie.name,
        cookie: { ...cookie.attributes, maxAge: SESSION_DAYS * 86_400_000 },
        store: createSessionStore(deps),
        saveUninitialized: false,
        rolling: false,
        idGenerator: (request) => request?.startedSessionId ?? newSessionId(),
      });
      app.decorateRequest('startedSessionId', null);
      app.decorateRequest('user', {
        getter() {
          return this.session?.login?.user ?? null;
        },
      });
      app.decorateRequest('sessionKey', {
        getter() {
          return this.session?.login ? sessionKeyOf(this.session.sessionId) : null;
        },
      });
      app.decorateReply('clearSessionCookie', function () {
        this.clearCookie(cookie.name, cookie.attributes);
      });
      deps.schedule.every(3600, 'dead-sessions', () => deleteDeadSessions(deps.db));
    },
    { name: 'sessions' },
  );
