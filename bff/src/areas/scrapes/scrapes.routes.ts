import type { FastifyPluginAsync } from 'fastify';
import type { AppDependencies } from '../../app-dependencies.ts';

export const scrapesRoutes =
  (_deps: AppDependencies): FastifyPluginAsync =>
  async (_app) => {};
