import type { z } from 'zod';
import type { PasswordlessMode, verifyOtp } from '@gift-registry/bff-contract';
import type { MailJob } from '@gift-registry/workers-contract';
import { findAccount } from '../../accounts/accounts.repository.ts';
import { AppError } from '../../errors/app-error.ts';
import type { Login } from '../../sessions/login.ts';
import { insertSession, type NewSession } from '../../sessions/sessions.repository.ts';
import { audit } from './audit-log.ts';
import type { AuthDependencies } from './auth-dependencies.ts';
import { limitCodes, limitMail } from './auth-limits.ts';
import { consume, countAttempt, issue } from './credentials/credentials.repository.ts';
import {
  hashCode,
  hashLinkSecret,
  newCode,
  newLinkSecret,
  sameHash,
} from './credentials/one-time-secrets.ts';
import { mailLinks } from './mail-links.ts';
import { loginOfCredential } from './mailbox-proof.ts';
import { noticeNoAccount } from './notices.ts';
import type { Requester } from './requester.ts';

interface Ask {
  readonly email: string;
  readonly mode: PasswordlessMode;
}

interface Secret {
  readonly hash: Buffer;
  readonly mail: MailJob;
}

/** In login mode an address without an account gets a credential that opens nothing, so that it can't be told apart. */
async function send(
  auth: AuthDependencies,
  purpose: 'magic-link' | 'otp',
  { email, mode }: Ask,
  { hash, mail }: Secret,
): Promise<void> {
  const user = (await findAccount(auth.db, email))?.login.user;
  const usable = user !== undefined || mode === 'signup';
  if (!usable && auth.config.accountDisclosure === 'spec')
    throw new AppError(
      'no-account',
      'No account found with this email address. Please sign up first.',
    );
  await auth.db.transaction().execute(async (trx) => {
    await issue(trx, { userId: user?.id ?? null, email, purpose, mode, hash });
    if (usable) await auth.outbox.enqueue(trx, { topic: 'mail', payload: mail });
    else await noticeNoAccount(auth, trx, email);
  });
}

export async function mailMagicLink(
  auth: AuthDependencies,
  ask: Ask,
  requester: Requester,
): Promise<void> {
  await limitMail(auth.limiter, 'magic-link', ask.email, requester);
  const secret = newLinkSecret();
  const link = mailLinks(auth.config.publicBaseUrl).magicLink(secret);
  await send(auth, 'magic-link', ask, {
    hash: hashLinkSecret(secret),
    mail: { template: 'magic-link', to: ask.email, data: { link, mode: ask.mode } },
  });
}

export async function mailCode(
  auth: AuthDependencies,
  ask: Ask,
  requester: Requester,
): Promise<void> {
  await limitMail(auth.limiter, 'otp', ask.email, requester);
  const code = newCode();
  await send(auth, 'otp', ask, {
    hash: hashCode(auth.codeKey, ask.email, code),
    mail: { template: 'otp', to: ask.email, data: { code, mode: ask.mode } },
  });
}

/** Wrong, used up, expired and never sent all read the same. */
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
  const expected = await countAttempt(db, email);
  const login =
    expected && sameHash(presented, expected)
      ? await db.transaction().execute(async (trx) => {
          const credential = await consume(trx, presented, ['otp']);
          const proven = credential && (await loginOfCredential(auth, trx, requester, credential));
          if (!proven) return undefined;
          const userId = proven.user.id;
          await audit(trx, requester, { action: 'sign-in', userId, method: 'otp' });
          await insertSession(trx, session, proven);
          return proven;
        })
      : undefined;
  if (login) return login;
  await audit(db, requester, { action: 'sign-in-failed', userId: null, method: 'otp' });
  throw invalidCode();
}
