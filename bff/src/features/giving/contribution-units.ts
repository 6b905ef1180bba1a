import type { Transaction } from 'kysely';
import type { Database } from '../../platform/database/tables.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { markPurchased, markReleased, moveUnits } from './claims.repository.ts';
import {
  findUnitPrice,
  hasOpenContributions,
  markWithdrawn,
  pledge,
  reopenUnit,
  findEndedPromises,
  markEnded,
  type EndingPromise,
} from './contributions.repository.ts';

interface PledgedUnit {
  readonly unitId: string;
  readonly itemId: string;
  readonly pledged: number;
}

/** Marks a unit as bought when its pledges reach its price and none waits for its money. The caller has locked the item. */
export async function completeUnit(
  trx: Transaction<Database>,
  { unitId, itemId, pledged }: PledgedUnit,
): Promise<void> {
  if (pledged !== (await findUnitPrice(trx, unitId))) return;
  if (await hasOpenContributions(trx, unitId)) return;
  await markPurchased(trx, unitId);
  await moveUnits(trx, itemId, { reserved: -1, fulfilled: 1 });
}

const groupGiftComplete = () =>
  new AppError(
    'conflict',
    'This gift is complete, so contributions can no longer be withdrawn. Please talk to the host.',
  );

interface Withdrawal {
  readonly id: string;
  readonly unitId: string;
  readonly itemId: string;
  readonly amount: number;
}

/** Resolves to false when the contribution was withdrawn before. The caller has locked the item. */
export async function withdraw(
  trx: Transaction<Database>,
  { id, unitId, itemId, amount }: Withdrawal,
): Promise<boolean> {
  if (!(await markWithdrawn(trx, id))) return false;
  const left = await pledge(trx, unitId, -amount);
  if (left === undefined) throw groupGiftComplete();
  if (left > 0) return true;
  await markReleased(trx, unitId);
  await moveUnits(trx, itemId, { reserved: -1 });
  return true;
}

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
