import type { FastifyPluginAsync } from 'fastify';
import * as contract from '@gift-registry/bff-contract';
import type { AppDependencies } from '../../platform/app-dependencies.ts';
import type { Db } from '../../platform/database/database.ts';
import { route } from '../../platform/routing/route.ts';
import { requireStepUp } from '../../platform/sessions/step-up.ts';
import { requesterOf } from '../../platform/audit/requester.ts';
import { findDeleted, purgeDeleted } from './deleted-registries.repository.ts';
import * as life from './registry-life.service.ts';

export const registryLifeRoutes =
  (deps: AppDependencies): FastifyPluginAsync =>
  async (app) => {
    route(app, contract.completeRegistry, ({ user, params }) =>
      life.completeRegistry(deps, user.id, params.registryId),
    );
    route(app, contract.reopenRegistry, ({ user, params }) =>
      life.reopenRegistry(deps, user.id, params.registryId),
    );
    route(app, contract.archiveRegistry, ({ user, params, body }) =>
      life.archiveRegistry(deps, user.id, params.registryId, body.archived),
    );
    route(app, contract.copyRegistry, ({ user, params, body }) =>
      life.copyRegistry(deps, user.id, params.registryId, body),
    );
    route(app, contract.deleteRegistry, async ({ user, params, request }) => {
      const stepUp = (trx: Db) => requireStepUp(trx, request);
      await life.deleteRegistry(deps, user.id, params.registryId, stepUp, requesterOf(request));
      return { deleted: true as const };
    });
    route(app, contract.restoreRegistry, ({ user, params, request }) =>
      life.restoreRegistry(deps, user.id, params.registryId, requesterOf(request)),
    );
    route(app, contract.listDeletedRegistries, async ({ user }) => ({
      registries: await findDeleted(deps.db, user.id),
    }));

    deps.schedule.every(3_600, 'deleted registries', () => purgeDeleted(deps.db));
  };
