import type { RegistryItem } from '@gift-registry/bff-contract';
import { isUniqueViolation, transact } from '../../platform/database/transactions/transact.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import {
  lockRegistryForShare,
  registryNotFound,
  publishRegistryChanged,
} from '../registries/index.ts';
import { itemNotFound } from './item-not-found.ts';
import type { ItemsDependencies } from './items-dependencies.ts';
import { findItem } from './items.repository.ts';
import { lockRemovedItem, putBackItem } from './removed-items.repository.ts';

export async function restoreItem(
  { db }: ItemsDependencies,
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
      if (registryId !== null && !(await lockRegistryForShare(trx, userId, registryId)))
        throw registryNotFound();
      await putBackItem(trx, itemId);
      if (registryId !== null) await publishRegistryChanged(trx, registryId, 'host');
      return findItem(trx, itemId);
    });
  } catch (error) {
    if (!isUniqueViolation(error)) throw error;
    throw new AppError('already-added', `${name} is already in your registry`, { cause: error });
  }
}
