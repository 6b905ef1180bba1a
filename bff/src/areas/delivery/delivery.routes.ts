import type { FastifyPluginAsync } from 'fastify';
import { saveDelivery } from '@gift-registry/bff-contract';
import type { AppDependencies } from '../../app-dependencies.ts';
import { route } from '../../routing/route.ts';
import { createDeliveryService } from './delivery.service.ts';

export const deliveryRoutes =
  (deps: AppDependencies): FastifyPluginAsync =>
  async (app) => {
    const delivery = createDeliveryService(deps);
    route(app, saveDelivery, ({ user, params, body }) =>
      delivery.save(user.id, params.registryId, body),
    );
  };
