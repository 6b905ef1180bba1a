import type { z } from 'zod';
import type {
  changePassword as changePasswordRoute,
  SessionUser,
} from '@gift-registry/bff-contract';
import { errorMessages } from '@gift-registry/bff-contract';
import { findAccount, lockAccount, setPassword } from './accounts.repository.ts';
import { transact } from '../../platform/database/transactions/transact.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { revokeOtherSessions } from '../../platform/sessions/revoke-sessions.ts';
import { sendPasswordMail } from './account-mails.ts';
import { insertAuditEntry } from '../../platform/audit/audit-log.repository.ts';
import type { AuthDependencies } from './auth-dependencies.ts';
import { revokeCredentials } from './credentials.repository.ts';
import { rejectGuessablePassword } from './guessable-password.ts';
import type { Requester } from '../../platform/audit/requester.ts';
import { checkPassword } from './check-password.ts';

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
