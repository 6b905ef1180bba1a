import * as contract from '@gift-registry/bff-contract';
import type { FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { insertAuditEntry } from '../../platform/audit/audit-log.repository.ts';
import { requesterOf, teamMemberOf } from '../../platform/audit/requester.ts';
import { route, type RouteContext } from '../../platform/routing/route.ts';
import { hashSessionId } from '../../platform/sessions/session-cookie.ts';
import { sessionReply } from '../../platform/sessions/session-reply.ts';
import { requireStepUp } from '../../platform/sessions/step-up.ts';
import { findAccountPage, saveDetails } from './accounts.repository.ts';
import { createAuthDependencies } from './auth-dependencies.ts';
import { authRoutes } from './auth.routes.ts';
import { answerLink, askForNewEmail, cancelNewEmail } from './change-email.ts';
import { changePassword } from './change-password.ts';
import * as people from './change-people.ts';
import { confirmIdentity, sendIdentityCode } from './confirm-identity.ts';
import { dataExportRoutes } from './data-export.routes.ts';
import { askForDeletion, deleteDueAccounts, keepAccount } from './delete-account.ts';
import { readLink } from './email-links.ts';

const sessionOf = ({ session }: FastifyRequest): Buffer => hashSessionId(session.sessionId);

type Change = Pick<
  RouteContext<typeof contract.signPersonOut>,
  'params' | 'body' | 'user' | 'request'
>;

/** People: signing up and in, their account and its end, and what the team does to them. */
export const accounts = fp(async (app) => {
  const { db, schedule } = app;
  const auth = createAuthDependencies(app);

  route(app, contract.getSession, async ({ request, reply }) => sessionReply(request, reply));

  await authRoutes(app, auth);

  route(app, contract.getAccount, ({ user }) => findAccountPage(db, user.id));
  route(app, contract.saveAccount, async ({ user, body, request }) => {
    await saveDetails(db, user.id, body);
    await insertAuditEntry(db, requesterOf(request), {
      action: 'details-changed',
      userId: user.id,
    });
    return findAccountPage(db, user.id);
  });

  route(app, contract.confirmIdentity, async ({ user, body, request }) => {
    await confirmIdentity(auth, user, body, sessionOf(request), requesterOf(request));
    return { confirmed: true as const };
  });
  route(app, contract.sendIdentityCode, async ({ user, request }) => {
    await sendIdentityCode(auth, user, requesterOf(request));
    return { accepted: true as const };
  });

  route(app, contract.changePassword, async ({ user, body, request }) => {
    const stepUp = () => requireStepUp(db, request);
    const change = { ...body, idHash: sessionOf(request), stepUp };
    await changePassword(auth, user, change, requesterOf(request));
    return { updated: true as const };
  });

  route(app, contract.changeEmail, async ({ user, body, request }) => {
    await requireStepUp(db, request);
    await askForNewEmail(auth, user, body.email, requesterOf(request));
    return findAccountPage(db, user.id);
  });
  route(app, contract.cancelEmailChange, async ({ user }) => {
    await cancelNewEmail(auth, user.id);
    return findAccountPage(db, user.id);
  });
  route(app, contract.readEmailLink, ({ body, request }) =>
    readLink(auth, body.token, requesterOf(request)),
  );
  route(app, contract.answerEmailLink, async ({ body, request }) => ({
    outcome: await answerLink(auth, body, requesterOf(request)),
  }));

  route(app, contract.deleteAccount, async ({ user, request, reply }) => {
    await requireStepUp(db, request);
    const deletesAt = await askForDeletion(auth, user, requesterOf(request));
    reply.clearSessionCookie();
    return { deletesAt };
  });
  route(app, contract.keepAccount, async ({ user, request }) => {
    await keepAccount(auth, user, requesterOf(request));
    return findAccountPage(db, user.id);
  });
  schedule.every(600, 'deleted accounts', () => deleteDueAccounts(auth));

  dataExportRoutes(app, auth);

  const change = ({ params, body, user, request }: Change, action: string, apply: people.Apply) =>
    people.changePerson(app, teamMemberOf({ user, request }), params.userId, {
      action,
      why: body.why,
      apply,
    });

  route(app, contract.getPerson, ({ params }) => people.showPerson(app, params.userId));
  route(app, contract.changeRole, async (context) => {
    await requireStepUp(db, context.request);
    return change(context, 'role-changed', people.giveRole(app, context.body.role));
  });
  route(app, contract.signPersonOut, (context) =>
    change(context, 'signed-out-by-team', people.signOut(app)),
  );
  route(app, contract.lockPerson, (context) => {
    const { locked } = context.body;
    const action = locked ? 'account-locked' : 'account-unlocked';
    return change(context, action, people.lock(app, locked));
  });
  route(app, contract.confirmPersonEmail, (context) =>
    change(context, 'email-confirmed-by-team', people.confirmEmail),
  );
  route(app, contract.mailPersonConfirmation, (context) =>
    change(context, 'confirmation-sent-again', people.mailConfirmation(app)),
  );
  route(app, contract.exportPersonData, (context) =>
    change(context, 'data-exported-by-team', people.exportData),
  );
  route(app, contract.deletePerson, async (context) => {
    await requireStepUp(db, context.request);
    const { deleted } = context.body;
    const action = deleted ? 'deletion-asked-by-team' : 'account-kept-by-team';
    return change(context, action, people.changeDeletion(app, deleted));
  });
});
