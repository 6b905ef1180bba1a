import fp from 'fastify-plugin';
import { itemsRoutes } from './items.routes.ts';
import { pageListsRoutes } from './page-lists.routes.ts';

/** The gifts of a registry as its hosts add, arrange and change them. */
export const items = fp(async (app) => {
  await app.register(itemsRoutes(app, app.pictures));
  await app.register(pageListsRoutes(app, app.pictures));
});
