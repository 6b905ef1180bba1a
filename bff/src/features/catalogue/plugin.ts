import fp from 'fastify-plugin';
import { catalogueReads } from './catalogue.reads.ts';
import { catalogueRoutes } from './catalogue.routes.ts';
import { adminCatalogueRoutes } from './team-catalogue.routes.ts';

/** The products that we sell, for hosts and for the team that keeps them. */
export const catalogue = fp(async (app) => {
  app.serveReads(catalogueReads(app));
  await app.register(catalogueRoutes(app));
  await app.register(adminCatalogueRoutes(app, app.pictures));
});
