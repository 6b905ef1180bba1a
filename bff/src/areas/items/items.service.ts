import type { RegistryItem } from '@gift-registry/bff-contract';
import { transact } from '../../database/transact.ts';
import { AppError } from '../../errors/app-error.ts';
import { requireHost } from '../../registry-hosts/require-host.ts';
import { publishRegistryChanged } from '../../registry-versions/registry-versions.repository.ts';
import type { ItemsDependencies } from './items-dependencies.ts';
import {
  deleteUnclaimedItem,
  findItem,
  findItemsOf,
  findUnattachedItems,
  lockEditableItem,
  lockItemsOfAdder,
  setQuantity,
} from './items.repository.ts';

const itemNotFound = (): AppError =>
  new AppError('not-found', 'This gift is no longer in the registry.');

export async function listItems(
  { db }: ItemsDependencies,
  userId: string,
  registryId: string,
): Promise<RegistryItem[]> {
  await requireHost(db, userId, registryId);
  return findItemsOf(db, registryId);
}

export const listUnattachedItems = (
  { db }: ItemsDependencies,
  userId: string,
): Promise<RegistryItem[]> => findUnattachedItems(db, userId);

export const updateItem = (
  { db }: ItemsDependencies,
  userId: string,
  itemId: string,
  quantity: number,
): Promise<RegistryItem> =>
  transact(db, async (trx) => {
    const locked = await lockEditableItem(trx, userId, itemId);
    if (!locked) throw itemNotFound();
    const changed = await setQuantity(trx, itemId, quantity);
    const item = await findItem(trx, itemId);
    const taken = item.quantityReserved + item.quantityFulfilled;
    if (!changed)
      throw new AppError(
        'conflict',
        `Guests have already taken ${taken} of this gift. Please ask for at least ${taken}.`,
        { field: 'quantityRequested' },
      );
    if (locked.registryId !== null) await publishRegistryChanged(trx, locked.registryId);
    return item;
  });

export const removeItem = (
  { db }: ItemsDependencies,
  userId: string,
  itemId: string,
): Promise<void> =>
  transact(db, async (trx) => {
    const locked = await lockEditableItem(trx, userId, itemId);
    if (!locked) throw itemNotFound();
    if (!(await deleteUnclaimedItem(trx, itemId)))
      throw new AppError(
        'conflict',
        'A guest has already taken this gift, so it stays in your registry.',
      );
    if (locked.registryId !== null) await publishRegistryChanged(trx, locked.registryId);
  });

/** Removes the user's items of a registry. Items that guests have taken stay. */
export async function removeItems(
  { db }: ItemsDependencies,
  userId: string,
  registryId: string,
): Promise<{ removed: number; kept: number }> {
  await requireHost(db, userId, registryId);
  return transact(db, async (trx) => {
    let removed = 0;
    const itemIds = await lockItemsOfAdder(trx, { userId, registryId });
    for (const itemId of itemIds) if (await deleteUnclaimedItem(trx, itemId)) removed += 1;
    if (removed > 0) await publishRegistryChanged(trx, registryId);
    return { removed, kept: itemIds.length - removed };
  });
}
