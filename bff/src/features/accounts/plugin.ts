import fp from 'fastify-plugin';
import { accountRoutes } from './account.routes.ts';
import { authRoutes } from './auth.routes.ts';
import { peopleRoutes } from './people.routes.ts';
import { sessionRoutes } from './session.routes.ts';

/** People: signing up and in, their account and its end, and what the team does to them. */
export const accounts = fp(async (app) => {
  await app.register(sessionRoutes(app));
  await app.register(authRoutes(app));
  await app.register(accountRoutes(app, app.pictures));
  await app.register(peopleRoutes(app));
});
