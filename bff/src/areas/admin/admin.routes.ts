import type { FastifyPluginAsync } from 'fastify';
import * as contract from '@gift-registry/bff-contract';
import type { AppDependencies } from '../../platform/app-dependencies.ts';
import { route } from '../../platform/routing/route.ts';
import { keepCounts, readCounts } from './admin.repository.ts';

export const adminRoutes =
  ({ db, schedule }: AppDependencies): FastifyPluginAsync =>
  async (app) => {
    route(app, contract.getAdminOverview, () => readCounts(db));
    schedule.every(60, 'platform counts', () => keepCounts(db));
  };
