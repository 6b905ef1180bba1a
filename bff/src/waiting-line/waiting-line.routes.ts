import type { FastifyPluginAsync } from 'fastify';
import * as contract from '@gift-registry/bff-contract';
import type { AppDependencies } from '../app-dependencies.ts';
import { route } from '../routing/route.ts';
import { findWaitState } from './waiting-line.repository.ts';
import { getMailedPlace, sweepLines, type LineDependencies } from './waiting-line.service.ts';

export const waitingLineRoutes =
  ({ db, schedule }: AppDependencies, deps: LineDependencies): FastifyPluginAsync =>
  async (app) => {
    route(app, contract.getWait, async ({ params, guest }) => ({
      state: await findWaitState(db, { itemId: params.itemId, guestId: guest }),
    }));
    route(app, contract.getMailedWait, ({ params }) => getMailedPlace(deps, params));
    schedule.every(60, 'waiting lines', () => sweepLines(deps));
  };
