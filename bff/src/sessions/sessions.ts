import fp from 'fastify-plugin';
import type { AppDependencies } from '../app-dependencies.ts';

/** Decorates `request.user` and `request.sessionKey`. */
export const sessions = (_deps: AppDependencies) =>
  fp(async (app) => {
    app.decorateRequest('user', null);
    app.decorateRequest('sessionKey', null);
  });
