import fp from 'fastify-plugin';
import { adminListsRoutes } from './admin-lists.routes.ts';
import { auditRoutes } from './audit.routes.ts';
import { hostViewsRoutes } from './host-views.routes.ts';
import { adminOverviewRoutes } from './overview.routes.ts';
import { savedFiltersRoutes } from './saved-filters.routes.ts';
import { adminSettingsRoutes } from './settings.routes.ts';
import { teamRegistryRoutes } from './team-registry.routes.ts';

/** The control center: overview, lists, registries, settings and the audit log. */
export const team = fp(async (app) => {
  const { publicBaseUrl } = app.config;
  await app.register(adminListsRoutes(app));
  await app.register(adminOverviewRoutes(app, app.pictures));
  await app.register(adminSettingsRoutes(app));
  await app.register(auditRoutes(app));
  await app.register(hostViewsRoutes(app));
  await app.register(savedFiltersRoutes(app));
  await app.register(teamRegistryRoutes({ ...app.giving, publicBaseUrl }));
});
