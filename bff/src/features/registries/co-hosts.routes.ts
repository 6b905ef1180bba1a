import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import * as contract from '@gift-registry/bff-contract';
import type { AppDependencies } from '../../platform/app-dependencies.ts';
import { route } from '../../platform/routing/route.ts';
import { requireStepUp } from '../../platform/sessions/step-up.ts';
import { requesterOf } from '../../platform/audit/requester.ts';
import { deleteEndedInvitations } from './co-hosts.repository.ts';
import {
  answerHandover,
  getHosts,
  offerHandover,
  removeCoHost,
  type Actor,
} from './co-hosts.service.ts';
import {
  acceptInvitation,
  inviteCoHost,
  readInvitation,
  resendInvitation,
  revokeInvitation,
} from './invitations.service.ts';
import { answerRequest, askToCoHost } from './requests.service.ts';

export const coHostsRoutes =
  (deps: AppDependencies): FastifyPluginAsync =>
  async (app) => {
    const actorOf = (userId: string, request: FastifyRequest): Actor => ({
      userId,
      requester: requesterOf(request),
      stepUp: (trx) => requireStepUp(trx, request),
    });
    route(app, contract.getHosts, ({ user, params }) => getHosts(deps, user.id, params.registryId));
    route(app, contract.inviteCoHost, ({ user, params, body }) =>
      inviteCoHost(deps, user, params.registryId, body.email),
    );
    route(app, contract.resendInvitation, ({ user, params }) =>
      resendInvitation(deps, user, params.registryId, params.invitationId),
    );
    route(app, contract.revokeInvitation, ({ user, params }) =>
      revokeInvitation(deps, user.id, params.registryId, params.invitationId),
    );
    route(app, contract.removeCoHost, async ({ user, params, request }) => {
      await removeCoHost(deps, actorOf(user.id, request), params.registryId, params.userId);
      return { removed: true as const };
    });
    route(app, contract.offerHandover, ({ user, params, body, request }) =>
      offerHandover(deps, actorOf(user.id, request), params.registryId, body.userId),
    );
    route(app, contract.answerHandover, ({ user, params, body, request }) =>
      answerHandover(deps, actorOf(user.id, request), params.registryId, body.accept),
    );
    route(app, contract.readInvitation, ({ user, body }) => readInvitation(deps, user, body.token));
    route(app, contract.acceptInvitation, async ({ user, body }) => ({
      registryId: await acceptInvitation(deps, user, body.token),
    }));
    route(app, contract.askToCoHost, ({ user, body }) => askToCoHost(deps, user, body.token));
    route(app, contract.answerCoHostRequest, ({ user, params, body, request }) =>
      answerRequest(deps, actorOf(user.id, request), { ...params, allow: body.allow }),
    );

    deps.schedule.every(3_600, 'ended invitations', () => deleteEndedInvitations(deps.db));
  };
