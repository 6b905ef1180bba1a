import type { Transaction } from 'kysely';
import type { Database } from '../../platform/database/tables.ts';
import { markReleased } from './claims.repository.ts';
import { pledge, reopenUnit } from './contributions.repository.ts';
import { findEndedPromises, markEnded, type EndingPromise } from './promises.repository.ts';
import { moveUnits } from './units.repository.ts';

/**
 * Ends a promise without its money, so that others can give its part. Resolves to false when the unit is complete and guests
 * share another one of the item, or when the promise has changed. The caller has locked the item.
 */
export async function endPromise(
  trx: Transaction<Database>,
  { id, unitId, itemId, amount }: EndingPromise,
  endedBy: 'time' | 'host',
): Promise<boolean> {
  const isReopened = await reopenUnit(trx, unitId);
  if (isReopened && itemId !== null) await moveUnits(trx, itemId, { reserved: 1, fulfilled: -1 });
  const left = await pledge(trx, unitId, -amount);
  if (left === undefined) return false;
  if (!(await markEnded(trx, id, endedBy))) throw new Error('The promise has changed.');
  if (left > 0) return true;
  await markReleased(trx, unitId);
  if (itemId !== null) await moveUnits(trx, itemId, { reserved: -1 });
  return true;
}

/** Frees what unpaid promises hold of an item once their time is over, whether a task ran meanwhile or not. */
export async function endOverduePromises(
  trx: Transaction<Database>,
  itemIds: readonly string[],
): Promise<EndingPromise[]> {
  const ended: EndingPromise[] = [];
  for (const promise of await findEndedPromises(trx, itemIds))
    if (await endPromise(trx, promise, 'time')) ended.push(promise);
  return ended;
}
