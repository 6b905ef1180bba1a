import type { FastifyPluginAsync } from 'fastify';
import * as contract from '@gift-registry/bff-contract';
import type { AppDependencies } from '../../platform/app-dependencies.ts';
import { route } from '../../platform/routing/route.ts';
import {
  getMailedPlace,
  getWaitState,
  sweepLines,
  type LineDependencies,
} from './waiting-line.service.ts';

export const waitingLineRoutes =
  ({ schedule }: Pick<AppDependencies, 'schedule'>, deps: LineDependencies): FastifyPluginAsync =>
  async (app) => {
    route(app, contract.getWait, async ({ params, guest }) => ({
      state: await getWaitState(deps, { ...params, guestId: guest }),
    }));
    route(app, contract.getMailedWait, ({ params }) => getMailedPlace(deps, params));
    schedule.every(60, 'waiting lines', () => sweepLines(deps));
  };
