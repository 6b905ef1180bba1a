import type { FastifyRequest } from 'fastify';
import type { z } from 'zod';
import type { signInBody } from '@gift-registry/bff-contract';
import { insertAuditEntry, auditEntryInsert } from '../../platform/audit/audit-log.repository.ts';
import { requesterOf, type Requester } from '../../platform/audit/requester.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import type { Login } from '../../platform/sessions/logins.repository.ts';
import {
  AccountLocked,
  type NewSession,
  insertSession,
} from '../../platform/sessions/sessions.repository.ts';
import { startSession } from '../../platform/sessions/sign-in-session.ts';
import { findAccount } from './accounts.repository.ts';
import type { AuthDependencies } from './auth-dependencies.ts';
import { limitSignIn, signInLimits } from './auth-limits.ts';

/** Says so only to a person who knows the password or reads the mailbox. */
function accountLocked(contactEmail: string | undefined): AppError {
  const whom = contactEmail === undefined ? 'contact support' : `write to ${contactEmail}`;
  return new AppError('account-locked', `This account is locked. Please ${whom}.`);
}

/** Starts the session of a person who has proven who they are; a locked account gets none. */
export async function signInAccount(
  { config, db }: AuthDependencies,
  request: FastifyRequest,
  method: 'password' | 'otp' | 'link' | 'google',
  signIn: (session: NewSession) => Promise<Login>,
): Promise<void> {
  try {
    await startSession(request, signIn);
  } catch (error) {
    if (!(error instanceof AccountLocked)) throw error;
    const { userId } = error;
    const entry = { action: 'sign-in-failed', userId, method } as const;
    await insertAuditEntry(db, requesterOf(request), { ...entry, reason: 'The account is locked' });
    throw accountLocked(config.contact.email);
  }
}

const method = 'password';

const invalidCredentials = () =>
  new AppError(
    'invalid-credentials',
    'Invalid email or password. Please check your credentials and try again.',
  );
const noAccount = () =>
  new AppError('no-account', 'No account found with this email address. Please sign up first.');
const unverified = () =>
  new AppError(
    'email-unverified',
    'Please verify your email address before logging in. Check your inbox for a confirmation email.',
  );

export async function signIn(
  { config, db, limiter, passwords }: AuthDependencies,
  { email, password }: z.output<typeof signInBody>,
  requester: Requester,
  session: NewSession,
): Promise<Login> {
  await limitSignIn(limiter, email, requester);
  const account = await findAccount(db, email);
  const { address, client, all } = signInLimits(email, requester);
  const matches = await passwords
    .matches(account?.passwordHash, password)
    .catch(async (error: unknown) => {
      // The password was not checked, so the try doesn't count.
      await limiter.refund(all);
      throw error;
    });
  if (!account || !matches) {
    const userId = account?.login.user.id ?? null;
    await insertAuditEntry(db, requester, { action: 'sign-in-failed', userId, method });
    throw !account && config.accountDisclosure === 'spec' ? noAccount() : invalidCredentials();
  }
  // Revealed only to a person who knows the password.
  if (!account.verified) throw unverified();
  const { login } = account;
  const auditEntry = auditEntryInsert(db, requester, {
    action: 'sign-in',
    userId: login.user.id,
    method,
  });
  const settled = limiter
    .settling({ clear: address, refund: client })
    .with('audited', () => auditEntry);
  await insertSession(settled, session, login, 'finish-sign-in');
  return login;
}
