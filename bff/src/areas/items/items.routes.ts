import type { FastifyPluginAsync } from 'fastify';
import type { AppDependencies } from '../../app-dependencies.ts';

export const itemsRoutes =
  (_deps: AppDependencies): FastifyPluginAsync =>
  async (_app) => {};
