import type { FastifyPluginAsync } from 'fastify';
import * as contract from '@gift-registry/bff-contract';
import type { AppDependencies } from '../../app-dependencies.ts';
import { route, SerializedReply } from '../../routing/route.ts';
import type { Openings } from '../../share-gate/openings.ts';
import type { SharedItemsCache } from './shared-items-cache.ts';
import { getSharedItems, getSharedRegistry } from './shared-registry.service.ts';

export const sharedRegistryRoutes =
  ({ db }: AppDependencies, lists: SharedItemsCache, openings: Openings): FastifyPluginAsync =>
  async (app) => {
    route(app, contract.getSharedRegistry, ({ params, request }) => {
      if (request.openShare) openings.count(request.openShare.shareId, request);
      return getSharedRegistry(db, params.shareCode);
    });
    route(
      app,
      contract.listSharedItems,
      async ({ params, user }) =>
        new SerializedReply(await getSharedItems(db, lists, params.shareCode, user?.id)),
    );
  };
