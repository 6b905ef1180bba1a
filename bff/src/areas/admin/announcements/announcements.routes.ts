import type { FastifyPluginAsync } from 'fastify';
import * as contract from '@gift-registry/bff-contract';
import type { AppDependencies } from '../../../platform/app-dependencies.ts';
import { route, type RouteContext } from '../../../platform/routing/route.ts';
import { requesterOf } from '../../../subjects/audit-log/requester.ts';
import { adminList } from '../lists/admin-list.ts';
import { findAnnouncements } from './announcements.repository.ts';
import { announce, change, end, type Announcer } from './announcements.service.ts';

type Caller = Pick<RouteContext<typeof contract.announce>, 'user' | 'request'>;

const announcerOf = ({ user, request }: Caller): Announcer => ({
  actorId: user.id,
  requester: requesterOf(request),
});

export const adminAnnouncementsRoutes =
  (deps: AppDependencies): FastifyPluginAsync =>
  async (app) => {
    const { db } = deps;
    adminList(app, contract.announcements, (query, ask) => findAnnouncements(db, query, ask));
    route(app, contract.announce, ({ body, user, request }) =>
      announce(deps, announcerOf({ user, request }), body),
    );
    route(app, contract.changeAnnouncement, ({ params, body, user, request }) =>
      change(deps, announcerOf({ user, request }), params.announcementId, body),
    );
    route(app, contract.endAnnouncement, async ({ params, user, request }) => {
      await end(deps, announcerOf({ user, request }), params.announcementId);
      return { ended: true as const };
    });
  };
