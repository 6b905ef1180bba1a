import type { z } from 'zod';
import type { PasswordlessMode, verifyOtp } from '@gift-registry/bff-contract';
import type { MailJob } from '@gift-registry/workers-contract';
import { insertAuditEntry } from '../../platform/audit/audit-log.repository.ts';
import type { Requester } from '../../platform/audit/requester.ts';
import { transact } from '../../platform/database/transact.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import {
  hashCode,
  hashLinkSecret,
  newCode,
  newLinkSecret,
  sameHash,
} from '../../platform/keys/one-time-secrets.ts';
import type { Login } from '../../platform/sessions/logins.repository.ts';
import { insertSession, type NewSession } from '../../platform/sessions/sessions.repository.ts';
import { sendNoAccountMail } from './account-mails.ts';
import { findAccount, maySignUp } from './accounts.repository.ts';
import type { AuthDependencies } from './auth-dependencies.ts';
import { limitCodes, limitMail } from './auth-limits.ts';
import { consumeCredential, countCodeAttempt, insertCredential } from './credentials.repository.ts';
import { mailLinks } from './email-links.ts';
import { signUpClosed } from './sign-up.ts';
import { loginWithCredential } from './verified-mailbox.ts';

interface PasswordlessRequest {
  readonly email: string;
  readonly mode: PasswordlessMode;
}

interface Secret {
  readonly hash: Buffer;
  readonly mail: MailJob;
}

/** In login mode an address without an account gets an unusable credential, so that timing reveals nothing. */
async function send(
  auth: AuthDependencies,
  purpose: 'magic-link' | 'otp',
  { email, mode }: PasswordlessRequest,
  { hash, mail }: Secret,
): Promise<void> {
  const user = (await findAccount(auth.db, email))?.login.user;
  const usable =
    user !== undefined || (mode === 'signup' && (await maySignUp(auth.db, auth.config, email)));
  const { accountDisclosure } = auth.config;
  if (!usable && accountDisclosure === 'spec' && mode === 'signup') throw signUpClosed();
  if (!usable && accountDisclosure === 'spec')
    throw new AppError(
      'no-account',
      'No account found with this email address. Please sign up first.',
    );
  await transact(auth.db, async (trx) => {
    await insertCredential(trx, { userId: user?.id ?? null, email, purpose, mode, hash });
    if (usable) await auth.outbox.mail(trx, mail);
    else await sendNoAccountMail(auth, trx, email);
  });
}

export async function sendMagicLink(
  auth: AuthDependencies,
  wanted: PasswordlessRequest,
  requester: Requester,
): Promise<void> {
  await limitMail(auth.limiter, 'magic-link', wanted.email, requester);
  const secret = newLinkSecret();
  const link = mailLinks(auth.config).magicLink(secret);
  await send(auth, 'magic-link', wanted, {
    hash: hashLinkSecret(secret),
    mail: { template: 'magic-link', to: wanted.email, data: { link, mode: wanted.mode } },
  });
}

export async function sendCode(
  auth: AuthDependencies,
  wanted: PasswordlessRequest,
  requester: Requester,
): Promise<void> {
  await limitMail(auth.limiter, 'otp', wanted.email, requester);
  const code = newCode();
  await send(auth, 'otp', wanted, {
    hash: hashCode(auth.codeKey, wanted.email, code),
    mail: { template: 'otp', to: wanted.email, data: { code, mode: wanted.mode } },
  });
}

const invalidCode = () => new AppError('token-invalid', 'Invalid OTP code');

export async function signInWithCode(
  auth: AuthDependencies,
  { email, token }: z.output<(typeof verifyOtp)['body']>,
  requester: Requester,
  session: NewSession,
): Promise<Login> {
  const { db, limiter, codeKey } = auth;
  await limitCodes(limiter, email, requester);
  const presented = hashCode(codeKey, email, token);
  const expected = await countCodeAttempt(db, email);
  const login =
    expected && sameHash(presented, expected)
      ? await transact(db, async (trx) => {
          const credential = await consumeCredential(trx, presented, ['otp']);
          const proven =
            credential && (await loginWithCredential(auth, trx, requester, credential));
          if (!proven) return undefined;
          const userId = proven.user.id;
          await insertAuditEntry(trx, requester, { action: 'sign-in', userId, method: 'otp' });
          await insertSession(trx, session, proven);
          return proven;
        })
      : undefined;
  if (login) return login;
  await insertAuditEntry(db, requester, { action: 'sign-in-failed', userId: null, method: 'otp' });
  throw invalidCode();
}
