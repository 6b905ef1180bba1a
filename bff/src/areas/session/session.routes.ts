import type { FastifyPluginAsync } from 'fastify';
import { getSession } from '@gift-registry/bff-contract';
import type { AppDependencies } from '../../app-dependencies.ts';
import { route } from '../../routing/route.ts';
import { sessionReply } from './session-reply.ts';

export const sessionRoutes =
  (_deps: AppDependencies): FastifyPluginAsync =>
  async (app) => {
    route(app, getSession, async ({ request, reply }) => sessionReply(request, reply));
  };
