import type { z } from 'zod';
import type { confirmEmail } from '@gift-registry/bff-contract';
import { findAccount } from '../../accounts/accounts.repository.ts';
import type { TokenPurpose } from '../../database/tables.ts';
import { AppError } from '../../errors/app-error.ts';
import type { Login } from '../../sessions/login.ts';
import { insertSession, type NewSession } from '../../sessions/sessions.repository.ts';
import { audit } from './audit-log.ts';
import type { AuthDependencies } from './auth-dependencies.ts';
import { limitLinks, limitMail } from './auth-limits.ts';
import { mailConfirmation } from './confirmation-mail.ts';
import { consume, isExpired } from './credentials/credentials.repository.ts';
import { hashLinkSecret } from './credentials/one-time-secrets.ts';
import { loginOfCredential } from './mailbox-proof.ts';
import { noticeAccountExists, noticeNoAccount } from './notices.ts';
import type { Requester } from './requester.ts';

type Confirmation = z.output<(typeof confirmEmail)['body']>;

/** What a link of each type may be; a link without a type counts as `email`. */
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

/** Uses a mailed link up and resolves to whom it signs in. */
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
  const login = await auth.db.transaction().execute(async (trx) => {
    const credential = await consume(trx, hash, purposes);
    const proven = credential && (await loginOfCredential(auth, trx, requester, credential));
    if (!credential || !proven) return undefined;
    const confirmed = credential.purpose === 'confirm-email';
    await audit(trx, requester, {
      action: confirmed ? 'email-confirmed' : 'sign-in',
      userId: proven.user.id,
      method: credential.purpose,
    });
    await insertSession(trx, session, proven);
    return proven;
  });
  if (login) return login;
  throw (await isExpired(auth.db, hash, purposes)) ? expired() : invalid();
}

export async function resendConfirmation(
  auth: AuthDependencies,
  email: string,
  requester: Requester,
): Promise<void> {
  await limitMail(auth.limiter, 'resend', email, requester);
  const account = await findAccount(auth.db, email);
  if (auth.config.accountDisclosure === 'spec' && (!account || account.verified))
    throw new AppError('no-account', 'No pending confirmation found for this email address.');
  await auth.db.transaction().execute(async (trx) => {
    if (!account) return noticeNoAccount(auth, trx, email);
    const { id: userId, firstName } = account.login.user;
    return account.verified
      ? noticeAccountExists(auth, trx, account.login.user)
      : mailConfirmation(auth, trx, { userId, email, firstName });
  });
}
