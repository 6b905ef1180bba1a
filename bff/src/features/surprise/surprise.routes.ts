import * as contract from '@gift-registry/bff-contract';
import fp from 'fastify-plugin';
import { route } from '../../platform/routing/route.ts';
import { getSurprise, setSurprise } from './set-surprise.ts';

/** Gifts that stay hidden from their hosts until a day. */
export const surprise = fp(async (app) => {
  route(app, contract.getSurprise, ({ user, params }) =>
    getSurprise(app, user.id, params.registryId),
  );
  route(app, contract.setSurprise, ({ user, params, body }) =>
    setSurprise(app, user.id, params.registryId, body),
  );
});
