import type { FastifyPluginAsync } from 'fastify';
import * as contract from '@gift-registry/bff-contract';
import type { AppDependencies } from '../../platform/app-dependencies.ts';
import { route } from '../../platform/routing/route.ts';
import { endSession } from '../../platform/sessions/sign-in-session.ts';
import { sessionReply } from '../../platform/sessions/session-reply.ts';
import { deleteOldAuditEntries } from '../../platform/audit/audit-log-retention.repository.ts';
import { insertAuditEntry } from '../../platform/audit/audit-log.repository.ts';
import { authDependencies } from './auth-dependencies.ts';
import { confirm, resendConfirmation } from './confirmation.service.ts';
import { deleteOldCredentials } from './credentials.repository.ts';
import { devicesRoutes } from './devices.routes.ts';
import { googleRoutes } from './google.routes.ts';
import { requestReset, setNewPassword } from './password-reset.service.ts';
import { sendCode, sendMagicLink, signInWithCode } from './passwordless.service.ts';
import { requesterOf } from '../../platform/audit/requester.ts';
import { signInAccount } from './sign-in-of-account.ts';
import { signIn } from './sign-in.service.ts';
import { signUp } from './sign-up.service.ts';

const accepted = { accepted: true } as const;

export const authRoutes =
  (deps: AppDependencies): FastifyPluginAsync =>
  async (app) => {
    const auth = authDependencies(deps);
    deps.schedule.every(3600, 'old-credentials', () => deleteOldCredentials(deps.db));
    deps.schedule.every(3600, 'old-audit-entries', () => deleteOldAuditEntries(deps.db));

    route(app, contract.signUp, async ({ body, request }) => {
      await signUp(auth, body, requesterOf(request));
      return accepted;
    });

    route(app, contract.signIn, async ({ body, request, reply }) => {
      await signInAccount(auth, request, 'password', (session) =>
        signIn(auth, body, requesterOf(request), session),
      );
      return sessionReply(request, reply);
    });

    route(app, contract.signOut, async ({ user, request, reply }) => {
      await endSession(request, reply);
      // Cookies stay, because a guest's gifts depend on one.
      reply.header('clear-site-data', '"storage"');
      if (user)
        await insertAuditEntry(auth.db, requesterOf(request), {
          action: 'sign-out',
          userId: user.id,
        });
      return sessionReply(request, reply);
    });

    route(app, contract.confirmEmail, async ({ body, request, reply }) => {
      await signInAccount(auth, request, 'link', (session) =>
        confirm(auth, body, requesterOf(request), session),
      );
      return sessionReply(request, reply);
    });

    route(app, contract.resendConfirmation, async ({ body, request }) => {
      await resendConfirmation(auth, body, requesterOf(request));
      return accepted;
    });

    route(app, contract.requestPasswordReset, async ({ body, request }) => {
      await requestReset(auth, body.email, requesterOf(request));
      return accepted;
    });

    route(app, contract.resetPassword, async ({ body, request }) => {
      await setNewPassword(auth, body, requesterOf(request));
      return { updated: true as const };
    });

    route(app, contract.sendMagicLink, async ({ body, request }) => {
      await sendMagicLink(auth, body, requesterOf(request));
      return accepted;
    });

    route(app, contract.sendOtp, async ({ body, request }) => {
      await sendCode(auth, body, requesterOf(request));
      return accepted;
    });

    route(app, contract.verifyOtp, async ({ body, request, reply }) => {
      await signInAccount(auth, request, 'otp', (session) =>
        signInWithCode(auth, body, requesterOf(request), session),
      );
      return sessionReply(request, reply);
    });

    await app.register(devicesRoutes(auth));
    await app.register(googleRoutes(deps.config, auth));
  };
