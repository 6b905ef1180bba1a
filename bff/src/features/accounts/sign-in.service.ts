import type { z } from 'zod';
import type { signInBody } from '@gift-registry/bff-contract';
import { findAccount } from './accounts.repository.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import type { Login } from '../../platform/sessions/logins.repository.ts';
import { insertSession, type NewSession } from '../../platform/sessions/sessions.repository.ts';
import { auditEntryInsert, insertAuditEntry } from '../../platform/audit/audit-log.repository.ts';
import type { AuthDependencies } from './auth-dependencies.ts';
import { limitSignIn, signInLimits } from './auth-limits.ts';
import type { Requester } from '../../platform/audit/requester.ts';

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
