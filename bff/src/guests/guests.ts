import fp from 'fastify-plugin';
import type { AppDependencies } from '../app-dependencies.ts';

/** Decorates `request.guestId` and sets the signed cookie on routes whose access is `guest`. */
export const guests = (_deps: AppDependencies) =>
  fp(async (app) => {
    app.decorateRequest('guestId', null);
  });
