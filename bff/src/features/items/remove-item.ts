import type { Transaction } from 'kysely';
import type { Database } from '../../platform/database/tables.ts';
import { requireConfirmation } from '../giving/index.ts';
import { deleteItem } from './items.repository.ts';
import { keepRemovedItem } from './removed-items.repository.ts';

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
