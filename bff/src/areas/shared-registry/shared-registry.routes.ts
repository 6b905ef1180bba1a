import type { FastifyPluginAsync } from 'fastify';
import * as contract from '@gift-registry/bff-contract';
import type { AppDependencies } from '../../app-dependencies.ts';
import { route, SerializedReply } from '../../routing/route.ts';
import { createSharedItemsCache } from './shared-items-cache.ts';
import { getSharedItems, getSharedRegistry } from './shared-registry.service.ts';

export const sharedRegistryRoutes =
  ({ db }: AppDependencies): FastifyPluginAsync =>
  async (app) => {
    const lists = createSharedItemsCache(db);
    route(app, contract.getSharedRegistry, ({ params }) => getSharedRegistry(db, params.shareCode));
    route(
      app,
      contract.listSharedItems,
      async ({ params }) => new SerializedReply(await getSharedItems(lists, params.shareCode)),
    );
  };
