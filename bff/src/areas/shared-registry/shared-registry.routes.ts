import type { FastifyPluginAsync } from 'fastify';
import type { AppDependencies } from '../../app-dependencies.ts';

export const sharedRegistryRoutes =
  (_deps: AppDependencies): FastifyPluginAsync =>
  async (_app) => {};
