import type { z } from 'zod';
import {
  type changePassword as changePasswordRoute,
  type SessionUser,
  errorMessages,
  type resetPassword,
} from '@gift-registry/bff-contract';
import { insertAuditEntry } from '../../platform/audit/audit-log.repository.ts';
import type { Requester } from '../../platform/audit/requester.ts';
import { transact } from '../../platform/database/transact.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { hashLinkSecret, newLinkSecret } from '../../platform/keys/one-time-secrets.ts';
import { revokeOtherSessions, revokeSessionsOf } from '../../platform/sessions/revoke-sessions.ts';
import { sendPasswordMail, sendNoAccountMail } from './account-mails.ts';
import { findAccount, lockAccount, setPassword, markVerified } from './accounts.repository.ts';
import type { AuthDependencies } from './auth-dependencies.ts';
import { limitLinks, limitMail, signInLimits } from './auth-limits.ts';
import {
  revokeCredentials,
  consumeCredential,
  findCredentialEmail,
  insertCredential,
  isCredentialExpired,
} from './credentials.repository.ts';
import { greetingName, mailLinks } from './email-links.ts';
import { rejectGuessablePassword, checkPassword } from './passwords.ts';

interface Change extends z.output<(typeof changePasswordRoute)['body']> {
  readonly idHash: Buffer;
  readonly stepUp: () => Promise<void>;
}

const unauthenticated = () => new AppError('unauthenticated', errorMessages.unauthenticated);

export async function changePassword(
  auth: AuthDependencies,
  user: SessionUser,
  { currentPassword, password, idHash, stepUp }: Change,
  requester: Requester,
): Promise<void> {
  const { config, db, outbox, passwords } = auth;
  await rejectGuessablePassword(password, { ...user, brand: config.brand });
  const account = await findAccount(db, user.email);
  if (!account) throw unauthenticated();
  if (account.passwordHash === null) await stepUp();
  else await checkPassword(auth, account, currentPassword ?? '', requester, 'currentPassword');
  const passwordHash = await passwords.hash(password);
  await transact(db, async (trx) => {
    const locked = await lockAccount(trx, { id: user.id });
    if (!locked || locked.passwordHash !== account.passwordHash)
      throw new AppError('conflict', 'Your password was just changed elsewhere.');
    await setPassword(trx, user.id, passwordHash);
    await revokeCredentials(trx, user.email);
    const ended = await revokeOtherSessions(trx, outbox, user.id, idHash);
    if (ended === undefined) throw unauthenticated();
    await sendPasswordMail(auth, trx, 'password-changed', user);
    await insertAuditEntry(trx, requester, { action: 'password-changed', userId: user.id });
  });
}

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
    await auth.outbox.mail(trx, { template: 'reset-password', to: email, data });
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
