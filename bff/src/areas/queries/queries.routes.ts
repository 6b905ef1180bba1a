import type { FastifyPluginAsync } from 'fastify';
import type { AppDependencies } from '../../app-dependencies.ts';

export const queriesRoutes =
  (_deps: AppDependencies): FastifyPluginAsync =>
  async (_app) => {};
