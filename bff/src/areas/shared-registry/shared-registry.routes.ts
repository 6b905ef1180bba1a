import type { FastifyPluginAsync } from 'fastify';
import * as contract from '@gift-registry/bff-contract';
import type { AppDependencies } from '../../platform/app-dependencies.ts';
import { route, SerializedReply } from '../../platform/routing/route.ts';
import type { Openings } from '../../subjects/share-gate/openings.ts';
import type { ReadTurns } from '../../platform/read-turns/read-turns.ts';
import type { SharedItemsCache } from './shared-items-cache.ts';
import { getSharedRegistry } from '../../subjects/shared-registry/get-shared-registry.ts';
import { getSharedItems } from './shared-registry.service.ts';

interface SharedRegistryRoutesOptions {
  readonly lists: SharedItemsCache;
  readonly openings: Openings;
  readonly readTurns: ReadTurns;
}

export const sharedRegistryRoutes =
  (
    deps: AppDependencies,
    { lists, openings, readTurns }: SharedRegistryRoutesOptions,
  ): FastifyPluginAsync =>
  async (app) => {
    route(app, contract.getSharedRegistry, ({ params, request }) => {
      if (request.openShare) openings.count(request.openShare.shareId, request);
      return readTurns.read(() => getSharedRegistry(deps, params.shareCode));
    });
    route(
      app,
      contract.listSharedItems,
      async ({ params, user }) =>
        new SerializedReply(
          await readTurns.read(() => getSharedItems(deps.db, lists, params.shareCode, user?.id)),
        ),
    );
  };
