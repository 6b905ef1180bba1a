import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as contract from '@gift-registry/bff-contract';
import {
  deleteOldAuditEntries,
  insertAuditEntry,
} from '../../platform/audit/audit-log.repository.ts';
import { requesterOf } from '../../platform/audit/requester.ts';
import { route } from '../../platform/routing/route.ts';
import { hashSessionId } from '../../platform/sessions/session-cookie.ts';
import { sessionReply } from '../../platform/sessions/session-reply.ts';
import { endSession } from '../../platform/sessions/sign-in-session.ts';
import type { AuthDependencies } from './auth-dependencies.ts';
import { requestReset, setNewPassword } from './change-password.ts';
import { confirm, resendConfirmation } from './confirm-email.ts';
import { deleteOldCredentials } from './credentials.repository.ts';
import { listDevices, signDeviceOut, signOtherDevicesOut, type Owner } from './devices.ts';
import { googleRoutes } from './google.routes.ts';
import { sendCode, sendMagicLink, signInWithCode } from './passwordless.ts';
import { signInAccount, signIn } from './sign-in.ts';
import { signUp } from './sign-up.ts';

const accepted = { accepted: true } as const;

const ownerOf = (userId: string, { session }: FastifyRequest): Owner => ({
  userId,
  currentIdHash: hashSessionId(session.sessionId),
});

export async function authRoutes(app: FastifyInstance, auth: AuthDependencies): Promise<void> {
  app.schedule.every(3600, 'old-credentials', () => deleteOldCredentials(app.db));
  app.schedule.every(3600, 'old-audit-entries', () => deleteOldAuditEntries(app.db));

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

  route(app, contract.listSessions, async ({ user, request }) => ({
    sessions: await listDevices(auth, ownerOf(user.id, request)),
  }));

  route(app, contract.endSession, async ({ user, params, request }) => {
    const owner = ownerOf(user.id, request);
    await signDeviceOut(auth, owner, params.sessionId, requesterOf(request));
    return { ended: true as const };
  });

  route(app, contract.endOtherSessions, async ({ user, request }) => ({
    ended: await signOtherDevicesOut(auth, ownerOf(user.id, request), requesterOf(request)),
  }));

  await googleRoutes(app, auth);
}
