import type { FastifyPluginAsync } from 'fastify';
import * as contract from '@gift-registry/bff-contract';
import type { AppDependencies } from '../../../platform/app-dependencies.ts';
import { route } from '../../../platform/routing/route.ts';
import { requireStepUp } from '../../../platform/sessions/step-up.ts';
import { teamMemberOf } from '../team-member.ts';
import * as people from './people.service.ts';

export const peopleRoutes =
  (deps: AppDependencies): FastifyPluginAsync =>
  async (app) => {
    route(app, contract.getPerson, ({ params }) => people.showPerson(deps, params.userId));
    route(app, contract.changeRole, async ({ params, body: { role, why }, user, request }) => {
      await requireStepUp(deps.db, request);
      const apply = people.giveRole(deps, role);
      const change = { action: 'role-changed', why, apply };
      return people.changePerson(deps, teamMemberOf(user, request), params.userId, change);
    });
    route(app, contract.signPersonOut, ({ params, body: { why }, user, request }) => {
      const change = { action: 'signed-out-by-team', why, apply: people.signOut(deps) };
      return people.changePerson(deps, teamMemberOf(user, request), params.userId, change);
    });
    route(app, contract.lockPerson, ({ params, body: { locked, why }, user, request }) => {
      const by = teamMemberOf(user, request);
      const action = locked ? 'account-locked' : 'account-unlocked';
      const apply = people.lock(deps, locked, by);
      return people.changePerson(deps, by, params.userId, { action, why, apply });
    });
    route(app, contract.confirmPersonEmail, ({ params, body: { why }, user, request }) => {
      const change = { action: 'email-confirmed-by-team', why, apply: people.confirmEmail() };
      return people.changePerson(deps, teamMemberOf(user, request), params.userId, change);
    });
    route(app, contract.mailPersonConfirmation, ({ params, body: { why }, user, request }) => {
      const apply = people.mailConfirmation(deps);
      const change = { action: 'confirmation-sent-again', why, apply };
      return people.changePerson(deps, teamMemberOf(user, request), params.userId, change);
    });
    route(app, contract.exportPersonData, ({ params, body: { why }, user, request }) => {
      const change = { action: 'data-exported-by-team', why, apply: people.exportData() };
      return people.changePerson(deps, teamMemberOf(user, request), params.userId, change);
    });
    route(app, contract.deletePerson, async (context) => {
      const { params, body, user, request } = context;
      await requireStepUp(deps.db, request);
      const action = body.deleted ? 'deletion-asked-by-team' : 'account-kept-by-team';
      const apply = people.changeDeletion(deps, body.deleted);
      const change = { action, why: body.why, apply };
      return people.changePerson(deps, teamMemberOf(user, request), params.userId, change);
    });
  };
