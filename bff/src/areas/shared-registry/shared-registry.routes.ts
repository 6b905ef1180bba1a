import type { FastifyPluginAsync } from 'fastify';
import { getSharedRegistry, listSharedItems } from '@gift-registry/bff-contract';
import type { AppDependencies } from '../../app-dependencies.ts';
import { route } from '../../routing/route.ts';
import { sharedItemsOf, sharedRegistryOf } from './shared-registry.service.ts';

export const sharedRegistryRoutes =
  ({ db }: AppDependencies): FastifyPluginAsync =>
  async (app) => {
    route(app, getSharedRegistry, ({ params }) => sharedRegistryOf(db, params.shareCode));
    route(app, listSharedItems, ({ params }) => sharedItemsOf(db, params.shareCode));
  };
