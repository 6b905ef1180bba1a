import type { Account } from './accounts.repository.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { insertAuditEntry } from '../../platform/audit/audit-log.repository.ts';
import type { AuthDependencies } from './auth-dependencies.ts';
import { limitSignIn, signInLimits } from './auth-limits.ts';
import type { Requester } from '../../platform/audit/requester.ts';

export async function checkPassword(
  { db, limiter, passwords }: AuthDependencies,
  account: Account | undefined,
  password: string,
  requester: Requester,
  field = 'password',
): Promise<void> {
  if (!account) throw new AppError('unauthenticated', 'Please sign in again.');
  const { id: userId, email } = account.login.user;
  await limitSignIn(limiter, email, requester);
  const { address, client, all } = signInLimits(email, requester);
  const matches = await passwords
    .matches(account.passwordHash, password)
    .catch(async (error: unknown) => {
      // The password was not checked, so the try doesn't count.
      await limiter.refund(all);
      throw error;
    });
  if (!matches) {
    await insertAuditEntry(db, requester, {
      action: 'identity-not-confirmed',
      userId,
      method: 'password',
    });
    // Not 401: the session is still valid.
    throw new AppError('invalid-credentials', 'This is not your password. Please try again.', {
      status: 403,
      field,
    });
  }
  await limiter.clear(address);
  await limiter.refund(client);
}
