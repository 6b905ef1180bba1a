import fastifyCookie from '@fastify/cookie';
import fastifySession from '@fastify/session';
import fp from 'fastify-plugin';
import type { AppDependencies } from '../app-dependencies.ts';
import '../routing/request-context.ts';
import { SESSION_DAYS } from './logins.repository.ts';
import { sessionCookie } from './session-cookie.ts';
import { newSessionId, sessionKeyOf } from './session-key.ts';
import { createSessionStore } from './session-store.ts';
import { deleteDeadSessions } from './sessions.repository.ts';

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
        secret: deps.config.sessionSecret,
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
