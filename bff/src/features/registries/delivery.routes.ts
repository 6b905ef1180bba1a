import type { FastifyPluginAsync } from 'fastify';
import * as contract from '@gift-registry/bff-contract';
import type { AppDependencies } from '../../platform/app-dependencies.ts';
import { route } from '../../platform/routing/route.ts';
import { saveDelivery } from './delivery.service.ts';

export const deliveryRoutes =
  (deps: AppDependencies): FastifyPluginAsync =>
  async (app) => {
    route(app, contract.saveDelivery, ({ user, params, body }) =>
      saveDelivery(deps, user.id, params.registryId, body),
    );
  };
