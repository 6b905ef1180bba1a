import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import * as contract from '@gift-registry/bff-contract';
import type { AppDependencies } from '../../platform/app-dependencies.ts';
import type { PictureStorage } from '../../platform/pictures/picture-storage.ts';
import { route } from '../../platform/routing/route.ts';
import { hashSessionId } from '../../platform/sessions/session-key.ts';
import { requireStepUp } from '../../platform/sessions/step-up.ts';
import { insertAuditEntry } from '../../platform/audit/audit-log.repository.ts';
import { authDependencies } from './auth-dependencies.ts';
import { requesterOf } from '../../platform/audit/requester.ts';
import { findAccountPage, saveDetails } from './account.repository.ts';
import { dataExportRoutes } from './data-export.routes.ts';
import { askForDeletion, deleteDueAccounts, keepAccount } from './deletion.service.ts';
import { answerLink, askForNewEmail, cancelNewEmail } from './email-change.service.ts';
import { readLink } from './email-link.ts';
import { confirmIdentity, sendIdentityCode } from './identity.service.ts';
import { changePassword } from './password.service.ts';

const sessionOf = ({ session }: FastifyRequest): Buffer => hashSessionId(session.sessionId);

export const accountRoutes =
  (deps: AppDependencies, pictures: PictureStorage): FastifyPluginAsync =>
  async (app) => {
    const { db, schedule } = deps;
    const auth = authDependencies(deps);

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

    await app.register(dataExportRoutes(deps, auth, pictures));
  };
