import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as contract from '@gift-registry/bff-contract';
import { requesterOf } from '../../platform/audit/requester.ts';
import { route } from '../../platform/routing/route.ts';
import { requireStepUp } from '../../platform/sessions/step-up.ts';
import { answerRequest, askToCoHost } from './ask-to-co-host.ts';
import { answerHandover, offerHandover, removeCoHost, type Actor } from './change-hosts.ts';
import { deleteEndedInvitations, findHosts } from './co-hosts.repository.ts';
import {
  acceptInvitation,
  inviteCoHost,
  readInvitation,
  resendInvitation,
  revokeInvitation,
} from './invite-co-host.ts';
import { requireHost } from './require-host.ts';

export function coHostsRoutes(app: FastifyInstance): void {
  const actorOf = (userId: string, request: FastifyRequest): Actor => ({
    userId,
    requester: requesterOf(request),
    stepUp: (trx) => requireStepUp(trx, request),
  });
  route(app, contract.getHosts, async ({ user, params }) => {
    await requireHost(app.db, user.id, params.registryId);
    return findHosts(app.db, user.id, params.registryId);
  });
  route(app, contract.inviteCoHost, ({ user, params, body }) =>
    inviteCoHost(app, user, params.registryId, body.email),
  );
  route(app, contract.resendInvitation, ({ user, params }) =>
    resendInvitation(app, user, params.registryId, params.invitationId),
  );
  route(app, contract.revokeInvitation, ({ user, params }) =>
    revokeInvitation(app, user.id, params.registryId, params.invitationId),
  );
  route(app, contract.removeCoHost, async ({ user, params, request }) => {
    await removeCoHost(app, actorOf(user.id, request), params.registryId, params.userId);
    return { removed: true as const };
  });
  route(app, contract.offerHandover, ({ user, params, body, request }) =>
    offerHandover(app, actorOf(user.id, request), params.registryId, body.userId),
  );
  route(app, contract.answerHandover, ({ user, params, body, request }) =>
    answerHandover(app, actorOf(user.id, request), params.registryId, body.accept),
  );
  route(app, contract.readInvitation, ({ user, body }) => readInvitation(app, user, body.token));
  route(app, contract.acceptInvitation, async ({ user, body }) => ({
    registryId: await acceptInvitation(app, user, body.token),
  }));
  route(app, contract.askToCoHost, ({ user, body }) => askToCoHost(app, user, body.token));
  route(app, contract.answerCoHostRequest, ({ user, params, body, request }) =>
    answerRequest(app, actorOf(user.id, request), { ...params, allow: body.allow }),
  );

  app.schedule.every(3_600, 'ended invitations', () => deleteEndedInvitations(app.db));
}
