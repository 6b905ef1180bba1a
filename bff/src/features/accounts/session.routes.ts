import type { FastifyPluginAsync } from 'fastify';
import { getSession } from '@gift-registry/bff-contract';
import type { AppDependencies } from '../../platform/app-dependencies.ts';
import { route } from '../../platform/routing/route.ts';
import { sessionReply } from '../../platform/sessions/session-reply.ts';

export const sessionRoutes =
  (_deps: AppDependencies): FastifyPluginAsync =>
  async (app) => {
    route(app, getSession, async ({ request, reply }) => sessionReply(request, reply));
  };
