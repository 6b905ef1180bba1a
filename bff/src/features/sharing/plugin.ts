import fp from 'fastify-plugin';
import { createDataCipher } from '../../platform/keys/data-cipher.ts';
import { derivedKey } from '../../platform/keys/derived-key.ts';
import { guestViewRoutes } from './guest-view.routes.ts';
import { linksRoutes } from './links.routes.ts';
import { createOpenings, type Openings } from './openings.ts';
import { createSharePictures } from './pictures/share-pictures.ts';
import { registryAccessRoutes } from './registry-access.routes.ts';
import type { RegistryAccessDependencies } from './registry-access.service.ts';
import { shareKitRoutes } from './share-kit.routes.ts';
import { createSharedItemsCache } from './shared-items-cache.ts';
import { sharedRegistryReads } from './shared-registry.reads.ts';
import { sharesRoutes } from './shares.routes.ts';

declare module 'fastify' {
  interface FastifyInstance {
    readonly openings: Openings;
    readonly registryAccess: RegistryAccessDependencies;
    readonly sharePictures: ReturnType<typeof createSharePictures>;
  }
}

/** Links of a registry, who may open them, and what their guests see. */
export const sharing = fp(async (app) => {
  const access = {
    ...{ db: app.db, config: app.config, outbox: app.outbox, log: app.log },
    cipher: createDataCipher(app.config.dataEncryptionKey),
    limiterKey: derivedKey(app.config.sessionSecret, 'rate-limits'),
  };
  const openings = createOpenings(app);
  const pictures = createSharePictures(app);
  app.decorate('openings', openings);
  app.decorate('registryAccess', access);
  app.decorate('sharePictures', pictures);
  app.serveReads(sharedRegistryReads(app, { lists: createSharedItemsCache(app.db), openings }));
  await app.register(sharesRoutes(app));
  await app.register(linksRoutes(app));
  await app.register(registryAccessRoutes(access));
  await app.register(guestViewRoutes(app));
  await app.register(shareKitRoutes(app, pictures));
});
