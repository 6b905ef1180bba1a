import { randomUUID } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import type { AppDependencies } from '../app-dependencies.ts';
import { hostCookie } from '../sessions/session-cookie.ts';
import { createGuestIdentity } from './guest-identity.ts';

const YEAR_SECONDS = 365 * 86_400;

declare module 'fastify' {
  interface FastifyRequest {
    /** The browser brought no guest cookie: nothing is known of this guest yet. */
    guestIsNew: boolean;
  }
}

/** Makes the browser behind this request that guest, whoever it was before. */
export function becomeGuest(request: FastifyRequest, guestId: string): void {
  request.guestId = guestId;
  request.guestIsNew = true;
}

/** Decorates `request.guestId` and sets the signed cookie on routes whose access is `guest`. */
export const guests = ({ config }: Pick<AppDependencies, 'config'>) =>
  fp(
    async (app) => {
      const identity = createGuestIdentity(config.sessionSecret);
      const cookie = hostCookie(config.publicBaseUrl, 'guest');

      app.decorateRequest('guestId', null);
      app.decorateRequest('guestIsNew', false);

      app.addHook('onRequest', async (request) => {
        if (request.routeOptions.config.access !== 'guest') return;
        const known = identity.read(request.cookies[cookie.name]);
        request.guestId = known ?? randomUUID();
        request.guestIsNew = known === null;
      });

      app.addHook('onSend', async (request, reply) => {
        const { guestId, guestIsNew } = request;
        if (guestId === null || !guestIsNew || reply.statusCode >= 400) return;
        reply.setCookie(cookie.name, identity.sign(guestId), {
          ...cookie.attributes,
          maxAge: YEAR_SECONDS,
        });
      });
    },
    { name: 'guests', dependencies: ['sessions'] },
  );
