import type { FastifyPluginAsync } from 'fastify';
import * as contract from '@gift-registry/bff-contract';
import type { AppDependencies } from '../../platform/app-dependencies.ts';
import { route } from '../../platform/routing/route.ts';
import {
  findDailyNumbers,
  findDays,
  keepDailyNumbers,
} from '../../platform/daily-numbers/daily-numbers.repository.ts';
import type { PictureStorage } from '../../platform/pictures/picture-storage.ts';
import { keepCounts, readCounts } from './counts.repository.ts';
import { readPlatformState } from './platform-state.service.ts';

const DAYS = 30;

export const adminOverviewRoutes =
  (deps: AppDependencies, pictures: PictureStorage): FastifyPluginAsync =>
  async (app) => {
    const { db, schedule } = deps;
    route(app, contract.getAdminOverview, () => readCounts(db));
    schedule.every(60, 'platform counts', () => keepCounts(db));
    schedule.every(60, 'daily numbers', () => keepDailyNumbers(db));
    route(app, contract.getDailyNumbers, async () => {
      const [days, kept] = await Promise.all([findDays(db, DAYS), findDailyNumbers(db, DAYS)]);
      const values = new Map(kept.map(({ name, day, value }) => [`${name} ${day}`, value]));
      return {
        days,
        numbers: contract.dailyNumberNames.map((name) => ({
          name,
          values: days.map((day) => values.get(`${name} ${day}`) ?? 0),
        })),
      };
    });
    route(app, contract.getPlatformState, () => readPlatformState(deps, pictures));
  };
