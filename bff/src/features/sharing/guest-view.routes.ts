import type { FastifyPluginAsync } from 'fastify';
import * as contract from '@gift-registry/bff-contract';
import type { AppDependencies } from '../../platform/app-dependencies.ts';
import { route } from '../../platform/routing/route.ts';
import { updateGuestView, updatePause } from './guest-view.repository.ts';
import { changeGuestView, getGuestView } from './guest-view.service.ts';

export const guestViewRoutes =
  (deps: AppDependencies): FastifyPluginAsync =>
  async (app) => {
    route(app, contract.getGuestView, ({ user, params }) =>
      getGuestView(deps, user.id, params.registryId),
    );
    route(app, contract.changeGuestView, ({ user, params: { registryId }, body }) =>
      changeGuestView(deps, user.id, registryId, (trx) => updateGuestView(trx, registryId, body)),
    );
    route(app, contract.pauseGifts, ({ user, params: { registryId }, body }) =>
      changeGuestView(deps, user.id, registryId, (trx) =>
        updatePause(trx, registryId, body.pauseNote ?? ''),
      ),
    );
    route(app, contract.continueGifts, ({ user, params: { registryId } }) =>
      changeGuestView(deps, user.id, registryId, (trx) => updatePause(trx, registryId, undefined)),
    );
  };
