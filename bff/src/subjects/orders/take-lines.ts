import { sql } from 'kysely';
import type { Db } from '../../platform/database/database.ts';
import { isOutOfStock } from '../../platform/database/transact.ts';
import { markPurchased } from '../gifts/claims.repository.ts';
import { moveUnits } from '../gifts/units.repository.ts';
import type { LockedOrder } from './orders.repository.ts';

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
  await sql`savepoint order_lines`.execute(trx);
  const isTaken = await takeAll(trx, order).catch((error: unknown) => {
    if (isOutOfStock(error)) return false;
    throw error;
  });
  if (!isTaken) await sql`rollback to savepoint order_lines`.execute(trx);
  return isTaken;
}
