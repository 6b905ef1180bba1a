import type { Transaction } from 'kysely';
import type { RegistryItem } from '@gift-registry/bff-contract';
import type { AppDependencies } from '../../platform/app-dependencies.ts';
import type { Database } from '../../platform/database/tables.ts';
import { transact, isUniqueViolation } from '../../platform/database/transact.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { requireConfirmation } from '../giving/index.ts';
import { requireHost, publishRegistryChanged } from '../registries/index.ts';
import { changeItem, itemNotFound, lockPlace, publishItemsChanged } from './change-item.ts';
import {
  deleteItem,
  isUntaken,
  lockEditableItem,
  lockItemsOfAdder,
  findItem,
} from './items.repository.ts';
import { keepRemovedItem, lockRemovedItem, putBackItem } from './removed-items.repository.ts';

type Deps = Pick<AppDependencies, 'db'>;

export async function removeLockedItem(
  trx: Transaction<Database>,
  userId: string,
  itemId: string,
  confirmed: boolean,
): Promise<void> {
  await requireConfirmation(trx, itemId, { quantity: 0, confirmed });
  await keepRemovedItem(trx, userId, itemId);
  await deleteItem(trx, itemId);
}

export const removeItem = (deps: Deps, userId: string, itemId: string): Promise<void> =>
  changeItem(deps, userId, itemId, (trx) => removeLockedItem(trx, userId, itemId, false));

export async function removeItems(
  { db }: Deps,
  userId: string,
  registryId: string,
): Promise<{ removed: number; kept: number }> {
  await requireHost(db, userId, registryId);
  return transact(db, async (trx) => {
    let removed = 0;
    const itemIds = await lockItemsOfAdder(trx, { userId, registryId });
    for (const itemId of itemIds) {
      if (!(await isUntaken(trx, itemId))) continue;
      await keepRemovedItem(trx, userId, itemId);
      await deleteItem(trx, itemId);
      removed += 1;
    }
    if (removed > 0) await publishRegistryChanged(trx, registryId, 'host');
    return { removed, kept: itemIds.length - removed };
  });
}

export async function restoreItem(
  { db }: Deps,
  userId: string,
  itemId: string,
): Promise<RegistryItem> {
  let name = 'This gift';
  try {
    return await transact(db, async (trx) => {
      const removed = await lockRemovedItem(trx, userId, itemId);
      if (!removed) throw itemNotFound();
      ({ name } = removed);
      const { registryId } = removed;
      await lockPlace(trx, userId, registryId);
      await putBackItem(trx, itemId);
      await publishItemsChanged(trx, registryId);
      return findItem(trx, itemId);
    });
  } catch (error) {
    if (!isUniqueViolation(error)) throw error;
    throw new AppError('already-added', `${name} is already in your registry`, { cause: error });
  }
}

/** Takes back what was just added, but for gifts that guests have taken since. */
export const takeBackItems = (
  { db }: Deps,
  userId: string,
  itemIds: readonly string[],
): Promise<{ removed: number; kept: number }> =>
  transact(db, async (trx) => {
    const changed = new Set<string>();
    let removed = 0;
    let kept = 0;
    // In the order of the ids, so that two calls can't wait for each other.
    for (const itemId of [...new Set(itemIds)].sort()) {
      const locked = await lockEditableItem(trx, userId, itemId);
      if (!locked) continue;
      if (await isUntaken(trx, itemId)) {
        await deleteItem(trx, itemId);
        removed += 1;
        if (locked.registryId !== null) changed.add(locked.registryId);
      } else kept += 1;
    }
    for (const registryId of [...changed].sort())
      await publishRegistryChanged(trx, registryId, 'host');
    return { removed, kept };
  });
