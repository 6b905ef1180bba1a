import type { FastifyPluginAsync } from 'fastify';
import * as contract from '@gift-registry/bff-contract';
import { route } from '../../platform/routing/route.ts';
import { refuseHostsOfSurprises } from '../surprise/index.ts';
import {
  answerMailedPlace,
  getMailedPlace,
  stopWaiting,
  waitForGift,
  type LineDependencies,
} from './waiting-line.service.ts';

export const waitingLineRoutes =
  (deps: LineDependencies): FastifyPluginAsync =>
  async (app) => {
    app.addHook('preHandler', refuseHostsOfSurprises(deps.db));

    route(app, contract.waitForGift, async ({ params, body, guest }) => ({
      state: await waitForGift(deps, { ...params, ...body, guestId: guest }),
    }));
    route(app, contract.leaveLine, async ({ params, guest }) => {
      await stopWaiting(deps, { ...params, guestId: guest });
      return { state: 'left' as const };
    });
    route(app, contract.answerMailedWait, async ({ params, body }) => {
      await answerMailedPlace(deps, { ...params, ...body });
      return getMailedPlace(deps, params);
    });
  };
