import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import * as contract from '@gift-registry/bff-contract';
import type { AppDependencies } from '../../platform/app-dependencies.ts';
import { route } from '../../platform/routing/route.ts';
import { requesterOf } from '../../platform/audit/requester.ts';
import { createPayeeCipher } from './payee-cipher.ts';
import { confirmDraft, getUpiSettings, removeUpi, saveDraft } from './upi.service.ts';

export const upiRoutes =
  (appDeps: AppDependencies): FastifyPluginAsync =>
  async (app) => {
    const deps = { ...appDeps, payees: createPayeeCipher(appDeps.config) };
    const actor = (userId: string, registryId: string, request: FastifyRequest) => ({
      ...{ userId, registryId },
      requester: requesterOf(request),
    });

    route(app, contract.getUpiSettings, ({ user, params }) =>
      getUpiSettings(deps, { ...params, userId: user.id }),
    );
    route(app, contract.saveUpiDraft, ({ user, params, body }) =>
      saveDraft(deps, { ...params, userId: user.id }, body),
    );
    route(app, contract.confirmUpiDraft, ({ user, params, body, request }) =>
      confirmDraft(deps, actor(user.id, params.registryId, request), body),
    );
    route(app, contract.removeUpi, ({ user, params, request }) =>
      removeUpi(deps, actor(user.id, params.registryId, request)),
    );
  };
