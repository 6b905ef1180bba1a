import type { FastifyPluginAsync } from 'fastify';
import * as contract from '@gift-registry/bff-contract';
import type { AppDependencies } from '../../platform/app-dependencies.ts';
import { route } from '../../platform/routing/route.ts';
import { createShare, findShare, revokeShare } from './shares.service.ts';

export const sharesRoutes =
  (deps: AppDependencies): FastifyPluginAsync =>
  async (app) => {
    route(app, contract.getShare, async ({ user, params }) => ({
      share: await findShare(deps, user.id, params.registryId),
    }));
    route(app, contract.createShare, ({ user, params }) =>
      createShare(deps, user.id, params.registryId),
    );
    route(app, contract.revokeShare, async ({ user, params }) => {
      await revokeShare(deps, user.id, params.registryId);
      return { revoked: true as const };
    });
  };
