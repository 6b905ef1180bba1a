import type { FastifyPluginAsync } from 'fastify';
import * as contract from '@gift-registry/bff-contract';
import type { AppDependencies } from '../../platform/app-dependencies.ts';
import { route, type RouteContext } from '../../platform/routing/route.ts';
import { requireStepUp } from '../../platform/sessions/step-up.ts';
import { teamMemberOf } from '../../platform/audit/team-member.ts';
import * as people from './people.service.ts';

type Change = Pick<
  RouteContext<typeof contract.signPersonOut>,
  'params' | 'body' | 'user' | 'request'
>;

export const peopleRoutes =
  (deps: AppDependencies): FastifyPluginAsync =>
  async (app) => {
    const change = ({ params, body, user, request }: Change, action: string, apply: people.Apply) =>
      people.changePerson(deps, teamMemberOf({ user, request }), params.userId, {
        action,
        why: body.why,
        apply,
      });

    route(app, contract.getPerson, ({ params }) => people.showPerson(deps, params.userId));
    route(app, contract.changeRole, async (context) => {
      await requireStepUp(deps.db, context.request);
      return change(context, 'role-changed', people.giveRole(deps, context.body.role));
    });
    route(app, contract.signPersonOut, (context) =>
      change(context, 'signed-out-by-team', people.signOut(deps)),
    );
    route(app, contract.lockPerson, (context) => {
      const { locked } = context.body;
      const action = locked ? 'account-locked' : 'account-unlocked';
      return change(context, action, people.lock(deps, locked));
    });
    route(app, contract.confirmPersonEmail, (context) =>
      change(context, 'email-confirmed-by-team', people.confirmEmail),
    );
    route(app, contract.mailPersonConfirmation, (context) =>
      change(context, 'confirmation-sent-again', people.mailConfirmation(deps)),
    );
    route(app, contract.exportPersonData, (context) =>
      change(context, 'data-exported-by-team', people.exportData),
    );
    route(app, contract.deletePerson, async (context) => {
      await requireStepUp(deps.db, context.request);
      const { deleted } = context.body;
      const action = deleted ? 'deletion-asked-by-team' : 'account-kept-by-team';
      return change(context, action, people.changeDeletion(deps, deleted));
    });
  };
