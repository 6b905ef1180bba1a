import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import * as contract from '@gift-registry/bff-contract';
import type { AppDependencies } from '../../platform/app-dependencies.ts';
import { route } from '../../platform/routing/route.ts';
import { hashSessionId } from '../../platform/sessions/session-key.ts';
import { teamMemberOf } from '../../platform/audit/team-member.ts';
import { closeHostView, openHostView } from './host-views.service.ts';

const sessionOf = ({ session }: FastifyRequest): Buffer => hashSessionId(session.sessionId);

export const hostViewsRoutes =
  ({ db }: AppDependencies): FastifyPluginAsync =>
  async (app) => {
    route(app, contract.openHostView, ({ params, body, user, request }) =>
      openHostView(db, teamMemberOf({ user, request }), sessionOf(request), { ...params, ...body }),
    );
    route(app, contract.closeHostView, ({ user, request }) =>
      closeHostView(db, teamMemberOf({ user, request }), sessionOf(request)),
    );
  };
