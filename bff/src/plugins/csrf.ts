import csrfProtection from '@fastify/csrf-protection';
import type { FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { errorMessages } from '@gift-registry/bff-contract';
import type { AppDependencies } from '../app-dependencies.ts';
import { AppError } from '../errors/app-error.ts';
import { derivedKey } from '../keys/derived-key.ts';
import { hostCookie } from '../sessions/session-cookie.ts';
import { isCrossSite } from './same-origin.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Binds a CSRF token to one session, or to a browser that is signed out. */
    readonly csrfSubject: string;
  }
}

const isUnsafe = ({ method, is404 }: FastifyRequest): boolean =>
  !is404 && !['GET', 'HEAD', 'OPTIONS'].includes(method);

/**
 * Rejects cross-site mutations and those without a valid `x-csrf-token`. The token is an HMAC over a random cookie and the
 * session, so guests, who have no session, are protected too.
 */
export const csrf = ({ config }: AppDependencies) =>
  fp(
    async (app) => {
      const cookie = hostCookie(config.publicBaseUrl, 'csrf');
      app.decorateRequest('csrfSubject', {
        getter() {
          return this.sessionKey ?? 'anonymous';
        },
      });
      await app.register(csrfProtection, {
        sessionPlugin: '@fastify/cookie',
        cookieKey: cookie.name,
        cookieOpts: cookie.attributes,
        csrfOpts: { userInfo: true, hmacKey: derivedKey(config.sessionSecret, 'csrf') },
        getUserInfo: (request) => request.csrfSubject,
        getToken: ({ headers: { 'x-csrf-token': token } }) =>
          typeof token === 'string' ? token : undefined,
      });
      app.addHook('onRequest', (request, reply, done) => {
        if (!isUnsafe(request)) done();
        else if (isCrossSite(request, config.publicBaseUrl))
          done(new AppError('csrf', errorMessages.csrf));
        else app.csrfProtection(request, reply, done);
      });
    },
    { name: 'csrf', dependencies: ['sessions'] },
  );
