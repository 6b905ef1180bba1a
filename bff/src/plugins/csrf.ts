import csrfProtection from '@fastify/csrf-protection';
import type { FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { errorMessages, hiddenFields } from '@gift-registry/bff-contract';
import type { AppDependencies } from '../platform/app-dependencies.ts';
import { AppError } from '../platform/errors/app-error.ts';
import { derivedKey } from '../platform/keys/signer.ts';
import { isCrossSite } from '../platform/routing/origins.ts';
import { hostCookie } from '../platform/sessions/session-cookie.ts';

declare module 'fastify' {
  interface FastifyRequest {
    readonly csrfSubject: string;
  }
}

const isUnsafe = ({ method, is404, routeOptions }: FastifyRequest): boolean =>
  !is404 && !routeOptions.config.fromOtherSites && !['GET', 'HEAD', 'OPTIONS'].includes(method);

const isForm = ({ routeOptions }: FastifyRequest): boolean => routeOptions.config.isForm === true;

const tokenOf = (request: FastifyRequest): unknown => {
  const { headers, body } = request;
  if (!isForm(request)) return headers['x-csrf-token'];
  const field = hiddenFields.csrfToken;
  return typeof body === 'object' && body !== null
    ? Object.entries(body).find(([name]) => name === field)?.[1]
    : undefined;
};

/** An HMAC over a random cookie and the session, so guests, who have no session, are protected too. */
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
        csrfOpts: { userInfo: true, hmacKey: derivedKey(config.sessionSecrets, 'csrf') },
        getUserInfo: (request) => request.csrfSubject,
        getToken(request) {
          const token = tokenOf(request);
          return typeof token === 'string' ? token : undefined;
        },
      });
      app.addHook('onRequest', (request, reply, done) => {
        if (!isUnsafe(request)) done();
        else if (isCrossSite(request, config)) done(new AppError('csrf', errorMessages.csrf));
        else if (isForm(request)) done();
        else app.csrfProtection(request, reply, done);
      });
      // A form's token is in its body, which is read between the two hooks.
      app.addHook('preValidation', (request, reply, done) => {
        if (isForm(request)) app.csrfProtection(request, reply, done);
        else done();
      });
    },
    { name: 'csrf', dependencies: ['sessions'] },
  );
