import type { ArrangedItems, RegistryItem } from '@gift-registry/bff-contract';
import { transact } from '../../platform/database/transactions/transact.ts';
import { requireHost, publishRegistryChanged, findSections } from '../registries/index.ts';
import { itemNotFound } from './item-not-found.ts';
import type { ItemsDependencies } from './items-dependencies.ts';
import {
  deleteItem,
  findItemsOf,
  findUnattachedItems,
  isUntaken,
  lockEditableItem,
  lockItemsOfAdder,
} from './items.repository.ts';
import { removeLockedItem } from './remove-item.ts';
import { keepRemovedItem } from './removed-items.repository.ts';

export async function listItems(
  { db }: ItemsDependencies,
  userId: string,
  registryId: string,
): Promise<ArrangedItems> {
  await requireHost(db, userId, registryId);
  return { items: await findItemsOf(db, registryId), sections: await findSections(db, registryId) };
}

export const listUnattachedItems = (
  { db }: ItemsDependencies,
  userId: string,
): Promise<RegistryItem[]> => findUnattachedItems(db, userId);

export const removeItem = (
  { db }: ItemsDependencies,
  userId: string,
  itemId: string,
): Promise<void> =>
  transact(db, async (trx) => {
    const locked = await lockEditableItem(trx, userId, itemId);
    if (!locked) throw itemNotFound();
    await removeLockedItem(trx, userId, itemId, false);
    if (locked.registryId !== null) await publishRegistryChanged(trx, locked.registryId, 'host');
  });

export async function removeItems(
  { db }: ItemsDependencies,
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
