import type { z } from 'zod';
import type { resetPassword } from '@gift-registry/bff-contract';
import { findAccount, lockAccount, markVerified, setPassword } from './accounts.repository.ts';
import { transact } from '../../platform/database/transactions/transact.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { revokeSessionsOf } from '../../platform/sessions/revoke-sessions.ts';
import { sendNoAccountMail, sendPasswordMail } from './account-mails.ts';
import { insertAuditEntry } from '../../platform/audit/audit-log.repository.ts';
import type { AuthDependencies } from './auth-dependencies.ts';
import { limitLinks, limitMail, signInLimits } from './auth-limits.ts';
import {
  consumeCredential,
  findCredentialEmail,
  insertCredential,
  isCredentialExpired,
  revokeCredentials,
} from './credentials.repository.ts';
import { hashLinkSecret, newLinkSecret } from '../../platform/keys/one-time-secrets.ts';
import { greetingName, mailLinks } from './mail-links.ts';
import { rejectGuessablePassword } from './guessable-password.ts';
import type { Requester } from '../../platform/audit/requester.ts';

/** An address without an account gets an unusable credential, so that the work is the same. */
export async function requestReset(
  auth: AuthDependencies,
  email: string,
  requester: Requester,
): Promise<void> {
  await limitMail(auth.limiter, 'password-reset', email, requester);
  const user = (await findAccount(auth.db, email))?.login.user;
  if (!user && auth.config.accountDisclosure === 'spec')
    throw new AppError(
      'no-account',
      'No account found with this email address. Please check your email or sign up for a new account.',
    );
  const secrets = [newLinkSecret(), newLinkSecret()] as const;
  const hash = hashLinkSecret(...secrets);
  const link = mailLinks(auth.config).recovery(...secrets);
  await transact(auth.db, async (trx) => {
    const userId = user?.id ?? null;
    await insertCredential(trx, { userId, email, purpose: 'recovery', mode: 'login', hash });
    if (!user) return sendNoAccountMail(auth, trx, email);
    const data = { firstName: greetingName(user.firstName), link };
    await auth.outbox.enqueue(trx, {
      topic: 'mail',
      payload: { template: 'reset-password', to: email, data },
    });
  });
}

const expired = () =>
  new AppError('token-expired', 'This password reset link has expired. Please request a new one.');
const invalid = () =>
  new AppError('token-invalid', 'This password reset link is invalid or has already been used.');

export async function setNewPassword(
  auth: AuthDependencies,
  { accessToken, refreshToken, password }: z.output<(typeof resetPassword)['body']>,
  requester: Requester,
): Promise<void> {
  const { db, limiter, outbox, passwords } = auth;
  await limitLinks(limiter, requester);
  const hash = hashLinkSecret(accessToken, refreshToken);
  const refusal = async () =>
    (await isCredentialExpired(db, hash, ['recovery'])) ? expired() : invalid();
  // A guessed link must not cost a password hash.
  const address = await findCredentialEmail(db, hash, 'recovery');
  const known = address === undefined ? undefined : await findAccount(db, address);
  if (!known) throw await refusal();
  await rejectGuessablePassword(password, { ...known.login.user, brand: auth.config.brand });
  const passwordHash = await passwords.hash(password);
  const user = await transact(db, async (trx) => {
    const credential = await consumeCredential(trx, hash, ['recovery']);
    const account = credential?.userId && (await lockAccount(trx, { id: credential.userId }));
    if (!account) return undefined;
    const { user: owner } = account.login;
    await setPassword(trx, owner.id, passwordHash);
    await markVerified(trx, owner.id);
    await revokeCredentials(trx, owner.email);
    await revokeSessionsOf(trx, outbox, owner.id);
    await sendPasswordMail(auth, trx, 'password-changed', owner);
    await insertAuditEntry(trx, requester, { action: 'password-reset', userId: owner.id });
    return owner;
  });
  if (!user) throw await refusal();
  await limiter.clear(signInLimits(user.email, requester).address);
}
