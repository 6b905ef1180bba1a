import type { Transaction } from 'kysely';
import type { z } from 'zod';
import type { copyRegistry as copyRoute, Registry } from '@gift-registry/bff-contract';
import type { AppDependencies } from '../../platform/app-dependencies.ts';
import { insertAuditEntry } from '../../platform/audit/audit-log.repository.ts';
import type { Requester } from '../../platform/audit/requester.ts';
import type { Db } from '../../platform/database/database.ts';
import type { Database } from '../../platform/database/tables.ts';
import { transact } from '../../platform/database/transact.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import {
  markDeleted,
  markRestored,
  insertCopy,
  setArchived,
  setCompleted,
} from './registry-life.repository.ts';
import { publishHostsChanged, publishRegistryChanged } from './registry-versions.repository.ts';
import { lockAsOwner, registryNotFound, requireHost, getRegistry } from './require-host.ts';

type Dependencies = Pick<AppDependencies, 'db' | 'outbox'>;

async function changeOwn(
  deps: Dependencies,
  userId: string,
  registryId: string,
  change: (trx: Transaction<Database>, status: Registry['status']) => Promise<void>,
): Promise<Registry> {
  await transact(deps.db, async (trx) => {
    const { status } = await lockAsOwner(trx, userId, registryId);
    await change(trx, status);
    await publishRegistryChanged(trx, registryId, 'host');
  });
  return getRegistry(deps.db, userId, registryId);
}

export const completeRegistry = (deps: Dependencies, userId: string, registryId: string) =>
  changeOwn(deps, userId, registryId, async (trx, status) => {
    if (status === 'draft')
      throw new AppError('conflict', 'Share this registry first. A draft can’t be completed.');
    await setCompleted(trx, registryId, true);
  });

export const reopenRegistry = (deps: Dependencies, userId: string, registryId: string) =>
  changeOwn(deps, userId, registryId, (trx) => setCompleted(trx, registryId, false));

export const archiveRegistry = (
  deps: Dependencies,
  userId: string,
  registryId: string,
  archived: boolean,
) =>
  changeOwn(deps, userId, registryId, async (trx, status) => {
    if (archived && status !== 'completed')
      throw new AppError('conflict', 'Complete this registry first. Then archive it.');
    await setArchived(trx, registryId, archived);
  });

export async function copyRegistry(
  deps: Dependencies,
  userId: string,
  registryId: string,
  copy: z.output<typeof copyRoute.body>,
): Promise<Registry> {
  const copyId = await transact(deps.db, async (trx) => {
    await requireHost(trx, userId, registryId);
    return insertCopy(trx, userId, registryId, copy);
  });
  return getRegistry(deps.db, userId, copyId);
}

export const deleteRegistry = (
  { db, outbox }: Dependencies,
  userId: string,
  registryId: string,
  stepUp: (trx: Db) => Promise<void>,
  requester: Requester,
): Promise<void> =>
  transact(db, async (trx) => {
    await lockAsOwner(trx, userId, registryId);
    await stepUp(trx);
    await markDeleted(trx, registryId);
    await insertAuditEntry(trx, requester, { action: 'registry-deleted', userId, registryId });
    await outbox.enqueue(trx, { topic: 'event', payload: { type: 'share-revoked', registryId } });
    await publishHostsChanged(trx, registryId);
  });

export async function restoreRegistry(
  deps: Dependencies,
  userId: string,
  registryId: string,
  requester: Requester,
): Promise<Registry> {
  await transact(deps.db, async (trx) => {
    if (!(await markRestored(trx, userId, registryId))) throw registryNotFound();
    await insertAuditEntry(trx, requester, { action: 'registry-restored', userId, registryId });
    await publishHostsChanged(trx, registryId);
  });
  return getRegistry(deps.db, userId, registryId);
}
