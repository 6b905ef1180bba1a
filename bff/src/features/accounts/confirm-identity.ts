import type { z } from 'zod';
import type {
  confirmIdentity as confirmIdentityRoute,
  SessionUser,
} from '@gift-registry/bff-contract';
import { insertAuditEntry } from '../../platform/audit/audit-log.repository.ts';
import type { Requester } from '../../platform/audit/requester.ts';
import { transact } from '../../platform/database/transact.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { hashCode, newCode, sameHash } from '../../platform/keys/one-time-secrets.ts';
import { markConfirmed } from '../../platform/sessions/confirmations.repository.ts';
import { findAccount } from './accounts.repository.ts';
import type { AuthDependencies } from './auth-dependencies.ts';
import { limitCodes, limitMail } from './auth-limits.ts';
import { consumeCredential, countCodeAttempt, insertCredential } from './credentials.repository.ts';
import { checkPassword } from './passwords.ts';

/** The code of a step-up must not equal that of a sign-in, of which anybody can ask for one. */
const hashed = (auth: AuthDependencies, email: string, code: string): Buffer =>
  hashCode(auth.codeKey, `step-up\0${email}`, code);

export async function sendIdentityCode(
  auth: AuthDependencies,
  { id: userId, email }: SessionUser,
  requester: Requester,
): Promise<void> {
  await limitMail(auth.limiter, 'step-up', email, requester);
  const code = newCode();
  const hash = hashed(auth, email, code);
  await transact(auth.db, async (trx) => {
    await insertCredential(trx, { userId, email, purpose: 'step-up', mode: 'login', hash });
    await auth.outbox.mail(trx, { template: 'identity-code', to: email, data: { code } });
  });
}

async function codeMatches(
  auth: AuthDependencies,
  { id, email }: SessionUser,
  code: string,
  requester: Requester,
): Promise<boolean> {
  await limitCodes(auth.limiter, email, requester);
  const presented = hashed(auth, email, code);
  const expected = await countCodeAttempt(auth.db, email, 'step-up');
  if (!expected || !sameHash(presented, expected)) return false;
  const credential = await consumeCredential(auth.db, presented, ['step-up']);
  return credential?.userId === id;
}

type Proof = z.output<(typeof confirmIdentityRoute)['body']>;

export async function confirmIdentity(
  auth: AuthDependencies,
  user: SessionUser,
  proof: Proof,
  idHash: Buffer,
  requester: Requester,
): Promise<void> {
  const { db } = auth;
  if (proof.password !== undefined) {
    const account = await findAccount(db, user.email);
    await checkPassword(auth, account, proof.password, requester);
  } else if (!(await codeMatches(auth, user, proof.code ?? '', requester))) {
    await insertAuditEntry(db, requester, {
      action: 'identity-not-confirmed',
      userId: user.id,
      method: 'otp',
    });
    throw new AppError('token-invalid', 'This code is wrong or has expired.', { field: 'code' });
  }
  await markConfirmed(db, idHash);
  await insertAuditEntry(db, requester, { action: 'identity-confirmed', userId: user.id });
}
