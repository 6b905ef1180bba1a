import type { FastifyPluginAsync } from 'fastify';
import type { AppDependencies } from '../../app-dependencies.ts';

export const registriesRoutes =
  (_deps: AppDependencies): FastifyPluginAsync =>
  async (_app) => {};
