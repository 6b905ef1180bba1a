import type { FastifyPluginAsync } from 'fastify';
import {
  createRegistry,
  deleteDraft,
  getCurrentRegistry,
  getDraft,
  getRegistry,
  listRegistries,
  updateRegistry,
} from '@gift-registry/bff-contract';
import type { AppDependencies } from '../../app-dependencies.ts';
import { route } from '../../routing/route.ts';
import { createRegistriesService } from './registries.service.ts';

export const registriesRoutes =
  (deps: AppDependencies): FastifyPluginAsync =>
  async (app) => {
    const registries = createRegistriesService(deps);

    route(app, listRegistries, async ({ user }) => ({
      registries: await registries.list(user.id),
    }));
    route(app, getDraft, async ({ user }) => ({ registry: await registries.draft(user.id) }));
    route(app, getCurrentRegistry, async ({ user }) => ({
      registry: await registries.current(user.id),
    }));
    route(app, getRegistry, ({ user, params }) => registries.get(user.id, params.registryId));
    route(app, createRegistry, ({ user, body }) => registries.create(user.id, body));
    route(app, updateRegistry, ({ user, params, body }) =>
      registries.update(user.id, params.registryId, body),
    );
    route(app, deleteDraft, async ({ user, params }) => {
      await registries.deleteDraft(user.id, params.registryId);
      return { deleted: true as const };
    });
  };
