import type { Db } from '../../../platform/database/database.ts';
import { savepoint } from '../../../platform/database/transactions/savepoint.ts';
import { isOutOfStock } from '../../../platform/database/transactions/transact.ts';
import { markPurchased } from '../../gifts/claims.repository.ts';
import { moveUnits } from '../../gifts/units.repository.ts';
import type { LockedOrder } from '../state/orders.repository.ts';

async function takeAll(trx: Db, { lines }: LockedOrder): Promise<boolean> {
  for (const { claimId, itemId, status, quantity } of lines) {
    if (status === 'purchased') continue;
    if (itemId === null) return false;
    const change =
      status === 'reserved'
        ? { reserved: -quantity, fulfilled: quantity }
        : { fulfilled: quantity };
    if (!(await moveUnits(trx, itemId, change))) return false;
    await markPurchased(trx, claimId);
  }
  return true;
}

/**
 * Makes the gifts of an order bought, also those whose hold has ended while their units are still free. Resolves to false,
 * and changes nothing, when one of them is gone. The caller has locked the order.
 */
export async function takeLines(trx: Db, order: LockedOrder): Promise<boolean> {
  const takeBack = await savepoint(trx, 'order_lines');
  const isTaken = await takeAll(trx, order).catch((error: unknown) => {
    if (isOutOfStock(error)) return false;
    throw error;
  });
  if (!isTaken) await takeBack();
  return isTaken;
}
