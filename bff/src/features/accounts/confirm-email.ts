import type { z } from 'zod';
import type { confirmEmail } from '@gift-registry/bff-contract';
import { insertAuditEntry } from '../../platform/audit/audit-log.repository.ts';
import type { Requester } from '../../platform/audit/requester.ts';
import { transact } from '../../platform/database/transact.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { hashLinkSecret } from '../../platform/keys/one-time-secrets.ts';
import type { Login } from '../../platform/sessions/logins.repository.ts';
import { insertSession, type NewSession } from '../../platform/sessions/sessions.repository.ts';
import { sendAccountExistsMail, sendConfirmationMail, sendNoAccountMail } from './account-mails.ts';
import { findAccount } from './accounts.repository.ts';
import type { AuthDependencies } from './auth-dependencies.ts';
import { limitLinks, limitMail } from './auth-limits.ts';
import {
  consumeCredential,
  isCredentialExpired,
  type TokenPurpose,
} from './credentials.repository.ts';
import { loginWithCredential } from './verified-mailbox.ts';

type Confirmation = z.output<(typeof confirmEmail)['body']>;

/** A link without a type counts as `email`. */
const purposesOf: Record<Confirmation['type'], readonly TokenPurpose[]> = {
  email: ['confirm-email', 'magic-link'],
  signup: ['confirm-email'],
  magiclink: ['magic-link'],
  recovery: [],
  email_change: [],
};

const expired = () =>
  new AppError('token-expired', 'The confirmation link has expired. Please request a new one.');
const invalid = () =>
  new AppError('token-invalid', 'This confirmation link is invalid or has already been used.');

export async function confirm(
  auth: AuthDependencies,
  { token, type }: Confirmation,
  requester: Requester,
  session: NewSession,
): Promise<Login> {
  await limitLinks(auth.limiter, requester);
  const purposes = purposesOf[type];
  if (purposes.length === 0) throw invalid();
  const hash = hashLinkSecret(token);
  const login = await transact(auth.db, async (trx) => {
    const credential = await consumeCredential(trx, hash, purposes);
    const proven = credential && (await loginWithCredential(auth, trx, requester, credential));
    if (!credential || !proven) return undefined;
    await insertAuditEntry(trx, requester, {
      action: credential.purpose === 'confirm-email' ? 'email-confirmed' : 'sign-in',
      userId: proven.user.id,
      method: credential.purpose,
    });
    await insertSession(trx, session, proven);
    return proven;
  });
  if (login) return login;
  throw (await isCredentialExpired(auth.db, hash, purposes)) ? expired() : invalid();
}

interface Resend {
  readonly email: string;
  readonly returnTo?: string | undefined;
}

export async function resendConfirmation(
  auth: AuthDependencies,
  { email, returnTo }: Resend,
  requester: Requester,
): Promise<void> {
  await limitMail(auth.limiter, 'resend', email, requester);
  const account = await findAccount(auth.db, email);
  if (auth.config.accountDisclosure === 'spec' && (!account || account.verified))
    throw new AppError('no-account', 'No pending confirmation found for this email address.');
  await transact(auth.db, async (trx) => {
    if (!account) return sendNoAccountMail(auth, trx, email);
    const { id: userId, firstName } = account.login.user;
    return account.verified
      ? sendAccountExistsMail(auth, trx, account.login.user)
      : sendConfirmationMail(auth, trx, { userId, email, firstName, returnTo });
  });
}
