import type { FastifyPluginAsync } from 'fastify';
import { getSharedRegistry, listSharedItems } from '@gift-registry/bff-contract';
import type { AppDependencies } from '../../app-dependencies.ts';
import { route, SerializedReply } from '../../routing/route.ts';
import { createSharedItemsCache } from './shared-items-cache.ts';
import { sharedItemsOf, sharedRegistryOf } from './shared-registry.service.ts';

export const sharedRegistryRoutes =
  ({ db }: AppDependencies): FastifyPluginAsync =>
  async (app) => {
    const lists = createSharedItemsCache(db);
    route(app, getSharedRegistry, ({ params }) => sharedRegistryOf(db, params.shareCode));
    route(
      app,
      listSharedItems,
      async ({ params }) => new SerializedReply(await sharedItemsOf(lists, params.shareCode)),
    );
  };
