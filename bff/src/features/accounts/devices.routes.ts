import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import * as contract from '@gift-registry/bff-contract';
import { route } from '../../platform/routing/route.ts';
import { hashSessionId } from '../../platform/sessions/session-key.ts';
import type { AuthDependencies } from './auth-dependencies.ts';
import { requesterOf } from '../../platform/audit/requester.ts';
import { listDevices, signDeviceOut, signOtherDevicesOut, type Owner } from './devices.service.ts';

const ownerOf = (userId: string, { session }: FastifyRequest): Owner => ({
  userId,
  currentIdHash: hashSessionId(session.sessionId),
});

export const devicesRoutes =
  (auth: AuthDependencies): FastifyPluginAsync =>
  async (app) => {
    route(app, contract.listSessions, async ({ user, request }) => ({
      sessions: await listDevices(auth, ownerOf(user.id, request)),
    }));

    route(app, contract.endSession, async ({ user, params, request }) => {
      const owner = ownerOf(user.id, request);
      await signDeviceOut(auth, owner, params.sessionId, requesterOf(request));
      return { ended: true as const };
    });

    route(app, contract.endOtherSessions, async ({ user, request }) => ({
      ended: await signOtherDevicesOut(auth, ownerOf(user.id, request), requesterOf(request)),
    }));
  };
