import fp from 'fastify-plugin';
import { pricesRoutes } from './prices.routes.ts';
import { scrapesRoutes } from './scrapes.routes.ts';

/** Pages of other shops: reading one for a host, and watching its price afterwards. */
export const scraping = fp(async (app) => {
  await app.register(scrapesRoutes(app, app.pictures));
  await app.register(pricesRoutes(app));
});
