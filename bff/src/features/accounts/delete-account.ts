import { accountKeptDays, type SessionUser } from '@gift-registry/bff-contract';
import type { Transaction } from 'kysely';
import { insertAuditEntry } from '../../platform/audit/audit-log.repository.ts';
import type { Requester } from '../../platform/audit/requester.ts';
import type { Database } from '../../platform/database/tables.ts';
import { transact } from '../../platform/database/transact.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { revokeSessionsOf } from '../../platform/sessions/revoke-sessions.ts';
import {
  findOwnedIds,
  publishHostsChanged,
  markDeleted,
  markRestored,
  purgeOwned,
} from '../registries/index.ts';
import type { AuthDependencies } from './auth-dependencies.ts';
import { revokeCredentials } from './credentials.repository.ts';
import * as deletion from './deletion.repository.ts';
import { greetingName, mailLinks } from './email-links.ts';

type Dependencies = Pick<AuthDependencies, 'config' | 'db' | 'outbox'>;
type Trx = Transaction<Database>;

async function deleteRegistries({ outbox }: Dependencies, trx: Trx, userId: string): Promise<void> {
  for (const registryId of await findOwnedIds(trx, userId)) {
    await markDeleted(trx, registryId);
    await deletion.setDeletedWithAccount(trx, registryId);
    await outbox.enqueue(trx, { topic: 'event', payload: { type: 'share-revoked', registryId } });
    await publishHostsChanged(trx, registryId);
  }
}

type Leaver = Pick<SessionUser, 'id' | 'email' | 'firstName'>;

export async function scheduleDeletion(
  deps: Dependencies,
  trx: Trx,
  { id: userId, email, firstName }: Leaver,
): Promise<string> {
  if (await deletion.isLastAdmin(trx, userId))
    throw new AppError('conflict', 'You are the only admin. Make somebody else admin first.');
  await deleteRegistries(deps, trx, userId);
  const deletesAt = await deletion.markForDeletion(trx, userId, accountKeptDays);
  if (deletesAt === undefined)
    throw new AppError('conflict', 'Your account is already scheduled for deletion.');
  await revokeCredentials(trx, email);
  await revokeSessionsOf(trx, deps.outbox, userId);
  const signInLink = mailLinks(deps.config).account;
  const data = { firstName: greetingName(firstName), deletesAt, signInLink };
  await deps.outbox.mail(trx, { template: 'account-deletion', to: email, data });
  return deletesAt;
}

export async function cancelDeletion(
  { config, outbox }: Dependencies,
  trx: Trx,
  { id: userId, email, firstName }: Leaver,
): Promise<void> {
  if (!(await deletion.unmarkForDeletion(trx, userId)))
    throw new AppError('conflict', 'Your account stays: nothing is going to be deleted.');
  for (const registryId of await deletion.takeDeletedWithAccount(trx, userId))
    if (await markRestored(trx, userId, registryId)) await publishHostsChanged(trx, registryId);
  await outbox.mail(trx, {
    template: 'account-kept',
    to: email,
    data: { firstName: greetingName(firstName), accountLink: mailLinks(config).account },
  });
}

export const askForDeletion = (
  deps: Dependencies,
  user: SessionUser,
  requester: Requester,
): Promise<string> =>
  transact(deps.db, async (trx) => {
    const deletesAt = await scheduleDeletion(deps, trx, user);
    await insertAuditEntry(trx, requester, { action: 'deletion-asked', userId: user.id });
    return deletesAt;
  });

export const keepAccount = (
  deps: Dependencies,
  user: SessionUser,
  requester: Requester,
): Promise<void> =>
  transact(deps.db, async (trx) => {
    await cancelDeletion(deps, trx, user);
    await insertAuditEntry(trx, requester, { action: 'account-kept', userId: user.id });
  });

const BATCH = 20;
const sweeper: Requester = { ip: '', network: '', userAgent: '', requestId: 'deleted accounts' };

export async function deleteDueAccounts({ db, outbox }: Dependencies): Promise<boolean> {
  const due = await deletion.findDueAccounts(db, BATCH);
  for (const userId of due)
    await transact(db, async (trx) => {
      const account = await deletion.lockDueAccount(trx, userId);
      if (!account) return;
      await purgeOwned(trx, userId);
      // The entry loses the person in this transaction, as all others do.
      await insertAuditEntry(trx, sweeper, { action: 'account-deleted', userId });
      await deletion.eraseAccount(trx, userId, account.email);
      await outbox.mail(trx, {
        template: 'account-deleted',
        to: account.email,
        data: { firstName: greetingName(account.firstName) },
      });
    });
  outbox.wake();
  return due.length === BATCH;
}
