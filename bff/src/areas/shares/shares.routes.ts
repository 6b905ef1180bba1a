import type { FastifyPluginAsync } from 'fastify';
import { createShare, getShare, revokeShare } from '@gift-registry/bff-contract';
import type { AppDependencies } from '../../app-dependencies.ts';
import { route } from '../../routing/route.ts';
import { createSharesService } from './shares.service.ts';

export const sharesRoutes =
  (deps: AppDependencies): FastifyPluginAsync =>
  async (app) => {
    const shares = createSharesService(deps);

    route(app, getShare, async ({ user, params }) => ({
      share: await shares.find(user.id, params.registryId),
    }));
    route(app, createShare, ({ user, params }) => shares.create(user.id, params.registryId));
    route(app, revokeShare, async ({ user, params }) => {
      await shares.revoke(user.id, params.registryId);
      return { revoked: true as const };
    });
  };
