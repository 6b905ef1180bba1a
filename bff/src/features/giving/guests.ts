import { randomUUID } from 'node:crypto';
import fp from 'fastify-plugin';
import type { AppDependencies } from '../../platform/app-dependencies.ts';
import { hostCookie } from '../../platform/sessions/session-cookie.ts';
import { createGuestIdentity } from './guest-identity.ts';

const YEAR_SECONDS = 365 * 86_400;

declare module 'fastify' {
  interface FastifyRequest {
    guestIsKnown: boolean;
  }
}

export const guests = ({ config }: Pick<AppDependencies, 'config'>) =>
  fp(
    async (app) => {
      const identity = createGuestIdentity(config.sessionSecret);
      const cookie = hostCookie(config.publicBaseUrl, 'guest');
      const browserCookie = hostCookie(config.publicBaseUrl, 'csrf');

      app.decorateRequest('guestId', null);
      app.decorateRequest('guestIsKnown', false);

      app.addHook('onRequest', async (request) => {
        if (request.routeOptions.config.access !== 'guest') return;
        const known = identity.read(request.cookies[cookie.name]);
        const secret = request.cookies[browserCookie.name];
        request.guestId = known ?? (secret ? identity.derive(secret) : randomUUID());
        request.guestIsKnown = known !== null;
      });

      app.addHook('onSend', async ({ guestId, guestIsKnown, method }, reply) => {
        if (guestId === null || guestIsKnown || method === 'GET' || reply.statusCode >= 400) return;
        reply.setCookie(cookie.name, identity.sign(guestId), {
          ...cookie.attributes,
          maxAge: YEAR_SECONDS,
        });
      });
    },
    { name: 'guests', dependencies: ['sessions', 'csrf'] },
  );
