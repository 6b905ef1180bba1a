import type { Transaction } from 'kysely';
import type { ItemChanges, RegistryItem } from '@gift-registry/bff-contract';
import type { Database } from '../../platform/database/tables.ts';
import { transact } from '../../platform/database/transactions/transact.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { publishRegistryChanged } from '../registries/index.ts';
import { detachGiftsAbove, requireConfirmation } from '../giving/index.ts';
import { itemNotFound } from './item-not-found.ts';
import type { ItemsDependencies } from './items-dependencies.ts';
import { findItem, lockEditableItem, setNoteAndMark, setQuantity } from './items.repository.ts';
import { refuseStale } from './refuse-stale.ts';
import { removeLockedItem } from './remove-item.ts';

async function changeQuantity(
  trx: Transaction<Database>,
  item: RegistryItem,
  quantity: number,
  confirmed: boolean,
): Promise<void> {
  if (item.fund && quantity > 1)
    throw new AppError('conflict', 'A fund has no quantity: guests give any amount to it.', {
      field: 'quantityRequested',
    });
  const itemId = item.id;
  await requireConfirmation(trx, itemId, { quantity, confirmed });
  if (await setQuantity(trx, itemId, quantity)) return;
  await detachGiftsAbove(trx, itemId, quantity);
  await setQuantity(trx, itemId, quantity);
}

export const updateItem = (
  { db }: ItemsDependencies,
  userId: string,
  itemId: string,
  changes: ItemChanges,
): Promise<RegistryItem> =>
  transact(db, async (trx) => {
    const { quantityRequested: quantity, confirmed = false } = changes;
    const locked = await lockEditableItem(trx, userId, itemId);
    if (!locked) throw itemNotFound();
    let item = await findItem(trx, itemId);
    refuseStale(item, changes);
    if (quantity !== undefined && quantity <= 0) {
      item = { ...item, quantityRequested: 0 };
      await removeLockedItem(trx, userId, itemId, confirmed);
    } else {
      if (quantity !== undefined) await changeQuantity(trx, item, quantity, confirmed);
      if (changes.note !== undefined || changes.isMostWanted !== undefined)
        await setNoteAndMark(trx, itemId, changes);
      item = await findItem(trx, itemId);
    }
    if (locked.registryId !== null) await publishRegistryChanged(trx, locked.registryId, 'host');
    return item;
  });
