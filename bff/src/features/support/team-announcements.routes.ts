import type { FastifyPluginAsync } from 'fastify';
import * as contract from '@gift-registry/bff-contract';
import type { AppDependencies } from '../../platform/app-dependencies.ts';
import { route } from '../../platform/routing/route.ts';
import { teamMemberOf } from '../../platform/audit/team-member.ts';
import { announce, change, end } from './team-announcements.service.ts';

export const adminAnnouncementsRoutes =
  (deps: AppDependencies): FastifyPluginAsync =>
  async (app) => {
    route(app, contract.announce, ({ body, user, request }) =>
      announce(deps, teamMemberOf({ user, request }), body),
    );
    route(app, contract.changeAnnouncement, ({ params, body, user, request }) =>
      change(deps, teamMemberOf({ user, request }), params.announcementId, body),
    );
    route(app, contract.endAnnouncement, async ({ params, user, request }) => {
      await end(deps, teamMemberOf({ user, request }), params.announcementId);
      return { ended: true as const };
    });
  };
