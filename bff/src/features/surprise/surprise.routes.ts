import type { FastifyPluginAsync } from 'fastify';
import * as contract from '@gift-registry/bff-contract';
import type { AppDependencies } from '../../platform/app-dependencies.ts';
import { route } from '../../platform/routing/route.ts';
import { getSurprise, setSurprise } from './surprise.service.ts';

export const surpriseRoutes =
  (deps: AppDependencies): FastifyPluginAsync =>
  async (app) => {
    route(app, contract.getSurprise, ({ user, params }) =>
      getSurprise(deps, user.id, params.registryId),
    );
    route(app, contract.setSurprise, ({ user, params, body }) =>
      setSurprise(deps, user.id, params.registryId, body),
    );
  };
