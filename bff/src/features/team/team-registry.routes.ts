import type { FastifyInstance } from 'fastify';
import * as contract from '@gift-registry/bff-contract';
import { teamMemberOf } from '../../platform/audit/requester.ts';
import { route } from '../../platform/routing/route.ts';
import { requireStepUp } from '../../platform/sessions/step-up.ts';
import * as team from './change-registry.ts';

export function teamRegistryRoutes(
  app: FastifyInstance,
  deps: team.TeamRegistryDependencies,
): void {
  const { db } = deps;
  route(app, contract.getTeamRegistry, ({ params }) =>
    team.showTeamRegistry(db, params.registryId),
  );
  route(app, contract.pauseRegistryGifts, ({ params, body, user, request }) =>
    team.changeRegistry(deps, teamMemberOf({ user, request }), params.registryId, {
      action: body.paused ? 'registry-paused' : 'registry-resumed',
      why: body.why,
      apply: team.pause(body.paused),
    }),
  );
  route(app, contract.publishTeamRegistry, ({ params, body, user, request }) =>
    team.changeRegistry(deps, teamMemberOf({ user, request }), params.registryId, {
      action: body.published ? 'registry-published' : 'registry-unpublished',
      why: body.why,
      apply: team.publish(deps, body.published),
    }),
  );
  route(app, contract.revokeRegistryLinks, ({ params, body: { why }, user, request }) =>
    team.changeRegistry(deps, teamMemberOf({ user, request }), params.registryId, {
      ...{ action: 'links-revoked', why, apply: team.endLinks(deps) },
    }),
  );
  route(app, contract.giveBackGuestGifts, ({ params, body: { why }, user, request }) =>
    team.changeRegistry(deps, teamMemberOf({ user, request }), params.registryId, {
      ...{ action: 'gifts-given-back', why },
      ...team.giveBack(deps, params.registryId, params.giftId),
    }),
  );
  route(app, contract.stopGuest, ({ params: { registryId, giftId }, body, user, request }) =>
    team.changeRegistry(deps, teamMemberOf({ user, request }), registryId, {
      ...{ action: body.stopped ? 'guest-stopped' : 'guest-may-give-again', why: body.why },
      ...(body.stopped
        ? team.stop(deps, registryId, giftId)
        : team.letGiveAgain(registryId, giftId)),
    }),
  );
  route(app, contract.restoreTeamRegistry, async ({ params, body: { why }, user, request }) => {
    await requireStepUp(db, request);
    const change = { action: 'registry-restored-by-team', why, apply: team.restore() };
    return team.changeRegistry(deps, teamMemberOf({ user, request }), params.registryId, change);
  });
  route(app, contract.handOverTeamRegistry, async ({ params, body, user, request }) => {
    await requireStepUp(db, request);
    const change = {
      ...{ action: 'registry-handed-over', why: body.why },
      apply: team.handOver(body.email),
    };
    return team.changeRegistry(deps, teamMemberOf({ user, request }), params.registryId, change);
  });
}
