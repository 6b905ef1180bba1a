import type { FastifyPluginAsync } from 'fastify';
import * as contract from '@gift-registry/bff-contract';
import type { AppDependencies } from '../../app-dependencies.ts';
import { route, SerializedReply } from '../../routing/route.ts';
import type { Openings } from '../../share-gate/openings.ts';
import type { ReadTurns } from '../../read-turns/read-turns.ts';
import type { SharedItemsCache } from './shared-items-cache.ts';
import { getSharedItems, getSharedRegistry } from './shared-registry.service.ts';

interface SharedRegistryRoutesOptions {
  readonly lists: SharedItemsCache;
  readonly openings: Openings;
  readonly readTurns: ReadTurns;
}

export const sharedRegistryRoutes =
  (
    { db }: AppDependencies,
    { lists, openings, readTurns }: SharedRegistryRoutesOptions,
  ): FastifyPluginAsync =>
  async (app) => {
    route(app, contract.getSharedRegistry, ({ params, request }) => {
      if (request.openShare) openings.count(request.openShare.shareId, request);
      return readTurns.read(() => getSharedRegistry(db, params.shareCode));
    });
    route(
      app,
      contract.listSharedItems,
      async ({ params, user }) =>
        new SerializedReply(
          await readTurns.read(() => getSharedItems(db, lists, params.shareCode, user?.id)),
        ),
    );
  };
