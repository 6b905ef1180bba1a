import type { FastifyPluginAsync } from 'fastify';
import * as contract from '@gift-registry/bff-contract';
import type { AppDependencies } from '../../platform/app-dependencies.ts';
import { route } from '../../platform/routing/route.ts';
import { teamMemberOf } from '../../platform/audit/team-member.ts';
import { markAnswered, note, reply, showQuery } from './team-queries.service.ts';

export const teamQueriesRoutes =
  (deps: AppDependencies): FastifyPluginAsync =>
  async (app) => {
    route(app, contract.getQuery, ({ params }) => showQuery(deps.db, params.queryId));
    route(app, contract.replyToQuery, ({ params, body, user, request }) =>
      reply(deps, teamMemberOf({ user, request }), params.queryId, body.text),
    );
    route(app, contract.noteQuery, ({ params, body, user, request }) =>
      note(deps, teamMemberOf({ user, request }), params.queryId, body.text),
    );
    route(app, contract.markQuery, ({ params, body, user, request }) =>
      markAnswered(deps, teamMemberOf({ user, request }), params.queryId, body.answered),
    );
  };
