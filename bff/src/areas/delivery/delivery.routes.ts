import type { FastifyPluginAsync } from 'fastify';
import type { AppDependencies } from '../../app-dependencies.ts';

export const deliveryRoutes =
  (_deps: AppDependencies): FastifyPluginAsync =>
  async (_app) => {};
