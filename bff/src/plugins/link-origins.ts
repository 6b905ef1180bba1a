import fp from 'fastify-plugin';
import type { AppDependencies } from '../platform/app-dependencies.ts';
import { runWithLinkOrigin, requestOrigin } from '../platform/routing/origins.ts';

/** Sets the origin of links for handlers. Earlier hooks run before the body is read, in another async context. */
export const linkOrigins = ({ config }: AppDependencies) =>
  fp(async (app) => {
    if (!config.followRequestOrigin) return;
    app.addHook('preHandler', (request, _reply, done) =>
      runWithLinkOrigin(requestOrigin(request, config), done),
    );
  });
