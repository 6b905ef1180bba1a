import fp from 'fastify-plugin';
import { coHostsRoutes } from './co-hosts.routes.ts';
import { coverRoutes } from './cover.routes.ts';
import { deliveryRoutes } from './delivery.routes.ts';
import { dismissedHintsRoutes } from './dismissed-hints.routes.ts';
import { registriesRoutes } from './registries.routes.ts';
import { registryLifeRoutes } from './registry-life.routes.ts';
import { sectionsRoutes } from './sections.routes.ts';

/** A registry itself: its details, cover, sections, delivery, hosts and life. */
export const registries = fp(async (app) => {
  await app.register(registriesRoutes(app));
  await app.register(sectionsRoutes(app));
  await app.register(coverRoutes(app, app.pictures));
  await app.register(deliveryRoutes(app));
  await app.register(coHostsRoutes(app));
  await app.register(registryLifeRoutes(app));
  await app.register(dismissedHintsRoutes(app));
});
