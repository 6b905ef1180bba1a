import type { FastifyPluginAsync } from 'fastify';
import * as contract from '@gift-registry/bff-contract';
import type { AppDependencies } from '../../platform/app-dependencies.ts';
import { route } from '../../platform/routing/route.ts';
import { getRegistry } from './get-registry.ts';
import * as registries from './registries.service.ts';

export const registriesRoutes =
  (deps: AppDependencies): FastifyPluginAsync =>
  async (app) => {
    route(app, contract.getDraft, async ({ user }) => ({
      registry: await registries.findDraft(deps, user.id),
    }));
    route(app, contract.getCurrentRegistry, async ({ user }) => ({
      registry: await registries.findCurrentRegistry(deps, user.id),
    }));
    route(app, contract.getRegistry, ({ user, params }) =>
      getRegistry(deps.db, user.id, params.registryId),
    );
    route(app, contract.createRegistry, ({ user, body }) =>
      registries.createRegistry(deps, user.id, body),
    );
    route(app, contract.updateRegistry, ({ user, params, body }) =>
      registries.updateRegistry(deps, user.id, params.registryId, body),
    );
    route(app, contract.deleteDraft, async ({ user, params }) => {
      await registries.deleteDraft(deps, user.id, params.registryId);
      return { deleted: true as const };
    });
  };
