import type { SessionUser, answerEmailLink, ReplyOf } from '@gift-registry/bff-contract';
import type { Transaction } from 'kysely';
import { insertAuditEntry } from '../../platform/audit/audit-log.repository.ts';
import type { Requester } from '../../platform/audit/requester.ts';
import type { Db } from '../../platform/database/database.ts';
import type { Database } from '../../platform/database/tables.ts';
import { transact } from '../../platform/database/transact.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { hashLinkSecret, newLinkSecret } from '../../platform/keys/one-time-secrets.ts';
import { revokeSessionsOf } from '../../platform/sessions/revoke-sessions.ts';
import { sendAccountExistsMail } from './account-mails.ts';
import { findAccount, lockAccount, setPassword } from './accounts.repository.ts';
import type { AuthDependencies } from './auth-dependencies.ts';
import { limitLinks, limitMail } from './auth-limits.ts';
import {
  insertCredential,
  consumeCredential,
  revokeCredentials,
  type Credential,
} from './credentials.repository.ts';
import {
  confirmSide,
  deleteEmailChange,
  deleteIdentitiesSince,
  saveEmailChange,
  setEmail,
} from './email-change.repository.ts';
import { greetingName, mailLinks, emailLinkInvalid, emailLinkPurposes } from './email-links.ts';

type Mailer = Pick<AuthDependencies, 'config' | 'outbox'>;

async function newLink(
  { config }: Mailer,
  trx: Db,
  userId: string,
  email: string,
  purpose: 'email-change' | 'email-restore',
): Promise<string> {
  const secret = newLinkSecret();
  const hash = hashLinkSecret(secret);
  await insertCredential(trx, { userId, email, purpose, mode: 'login', hash });
  return mailLinks(config).emailChange(secret);
}

async function mailNewAddress(
  mailer: Mailer,
  trx: Db,
  { id, firstName }: SessionUser,
  newEmail: string,
): Promise<void> {
  const link = await newLink(mailer, trx, id, newEmail, 'email-change');
  const data = { firstName: greetingName(firstName), link };
  await mailer.outbox.mail(trx, { template: 'email-change-new', to: newEmail, data });
}

async function mailOldAddress(
  mailer: Mailer,
  trx: Db,
  { id, email, firstName }: SessionUser,
  newEmail: string,
): Promise<void> {
  const link = await newLink(mailer, trx, id, email, 'email-change');
  const data = { firstName: greetingName(firstName), newEmail, link };
  await mailer.outbox.mail(trx, { template: 'email-change-old', to: email, data });
}

async function mailWayBack(
  mailer: Mailer,
  trx: Db,
  { id, email, firstName }: SessionUser,
  newEmail: string,
): Promise<void> {
  const link = await newLink(mailer, trx, id, email, 'email-restore');
  const data = { firstName: greetingName(firstName), newEmail, link };
  await mailer.outbox.mail(trx, { template: 'email-changed', to: email, data });
}

async function mailRestored(
  { config, outbox }: Mailer,
  trx: Db,
  { email, firstName }: SessionUser,
): Promise<void> {
  const { forgotPassword: resetLink } = mailLinks(config);
  const data = { firstName: greetingName(firstName), resetLink };
  await outbox.mail(trx, { template: 'email-restored', to: email, data });
}

type Outcome = ReplyOf<typeof answerEmailLink>['outcome'];

/** Mails both addresses. The answer is the same for an address that another account has. */
export async function askForNewEmail(
  auth: AuthDependencies,
  user: SessionUser,
  newEmail: string,
  requester: Requester,
): Promise<void> {
  if (newEmail === user.email)
    throw new AppError('conflict', 'This is your email address already.', { field: 'email' });
  await limitMail(auth.limiter, 'email-change', newEmail, requester);
  await limitMail(auth.limiter, 'email-change', user.email, requester);
  await transact(auth.db, async (trx) => {
    await saveEmailChange(trx, user.id, newEmail);
    const taken = await findAccount(trx, newEmail);
    await (taken
      ? sendAccountExistsMail(auth, trx, taken.login.user)
      : mailNewAddress(auth, trx, user, newEmail));
    await mailOldAddress(auth, trx, user, newEmail);
    await insertAuditEntry(trx, requester, { action: 'email-change-asked', userId: user.id });
  });
}

export const cancelNewEmail = ({ db }: AuthDependencies, userId: string): Promise<void> =>
  transact(db, (trx) => deleteEmailChange(trx, userId));

interface Answer {
  readonly auth: AuthDependencies;
  readonly trx: Transaction<Database>;
  readonly requester: Requester;
  readonly credential: Credential;
  readonly user: SessionUser;
}

async function refuse({ auth, trx, requester, credential, user }: Answer): Promise<Outcome> {
  await deleteEmailChange(trx, user.id);
  // A stranger asked with the owner's password.
  if (credential.email === user.email) await revokeSessionsOf(trx, auth.outbox, user.id);
  await insertAuditEntry(trx, requester, { action: 'email-change-refused', userId: user.id });
  return 'refused';
}

async function confirm({ auth, trx, requester, credential, user }: Answer): Promise<Outcome> {
  const { email } = credential;
  const side =
    email === user.email ? ({ kind: 'old' } as const) : ({ kind: 'new', email } as const);
  const change = await confirmSide(trx, user.id, side);
  if (!change) throw emailLinkInvalid();
  if (!change.complete) return 'waits-for-other';
  // Also deletes the change.
  await revokeCredentials(trx, user.email);
  if (!(await setEmail(trx, user.id, change.newEmail)))
    throw new AppError('conflict', 'Another account has this address now.');
  await revokeCredentials(trx, change.newEmail);
  await mailWayBack(auth, trx, user, change.newEmail);
  await insertAuditEntry(trx, requester, { action: 'email-changed', userId: user.id });
  return 'changed';
}

async function restore({ auth, trx, requester, credential, user }: Answer): Promise<Outcome> {
  const { email, createdAt } = credential;
  await revokeCredentials(trx, user.email);
  if (!(await setEmail(trx, user.id, email)))
    throw new AppError('conflict', 'Another account has this address now. Please write to us.');
  await revokeCredentials(trx, email);
  await setPassword(trx, user.id, null);
  await deleteIdentitiesSince(trx, user.id, createdAt);
  await revokeSessionsOf(trx, auth.outbox, user.id);
  await mailRestored(auth, trx, { ...user, email });
  await insertAuditEntry(trx, requester, { action: 'email-restored', userId: user.id });
  return 'restored';
}

export async function answerLink(
  auth: AuthDependencies,
  { token, accept }: { readonly token: string; readonly accept: boolean },
  requester: Requester,
): Promise<Outcome> {
  await limitLinks(auth.limiter, requester);
  return transact(auth.db, async (trx) => {
    const credential = await consumeCredential(trx, hashLinkSecret(token), emailLinkPurposes);
    const account = credential?.userId && (await lockAccount(trx, { id: credential.userId }));
    if (!credential || !account) throw emailLinkInvalid();
    const answer = { auth, trx, requester, credential, user: account.login.user };
    if (credential.purpose === 'email-restore') return accept ? restore(answer) : 'refused';
    return accept ? confirm(answer) : refuse(answer);
  });
}
