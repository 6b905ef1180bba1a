import type { FastifyPluginAsync } from 'fastify';
import * as contract from '@gift-registry/bff-contract';
import { route } from '../../platform/routing/route.ts';
import * as access from './registry-access.service.ts';

export const registryAccessRoutes =
  (deps: access.RegistryAccessDependencies): FastifyPluginAsync =>
  async (app) => {
    route(app, contract.getRegistryAccess, ({ user, params }) =>
      access.getAccess(deps, user.id, params.registryId),
    );
    route(app, contract.setRegistryAddress, ({ user, params, body }) =>
      access.setAddress(deps, user.id, params.registryId, body.address),
    );
    route(app, contract.removeRegistryAddress, ({ user, params }) =>
      access.removeAddress(deps, user.id, params.registryId),
    );
    route(app, contract.setPasscode, ({ user, params, body }) =>
      access.setPasscode(deps, user.id, params.registryId, body.passcode),
    );
    route(app, contract.removePasscode, ({ user, params }) =>
      access.removePasscode(deps, user.id, params.registryId),
    );
  };
