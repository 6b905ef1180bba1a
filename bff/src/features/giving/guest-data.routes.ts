import type { FastifyPluginAsync } from 'fastify';
import * as contract from '@gift-registry/bff-contract';
import type { AppDependencies } from '../../platform/app-dependencies.ts';
import { route } from '../../platform/routing/route.ts';
import { forgetMe, sweepGuestData } from './guest-data.service.ts';

export const guestDataRoutes =
  (deps: AppDependencies): FastifyPluginAsync =>
  async (app) => {
    route(app, contract.forgetMe, async ({ params, guest }) => ({
      forgotten: await forgetMe(deps, { ...params, guestId: guest }),
    }));
    deps.schedule.every(3_600, 'guest data', () => sweepGuestData(deps));
  };
