import type { Transaction } from 'kysely';
import type { Database } from '../../platform/database/tables.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { markPurchased, markReleased } from './claims.repository.ts';
import {
  findUnitPrice,
  hasOpenContributions,
  markWithdrawn,
  pledge,
} from './contributions.repository.ts';
import { moveUnits } from './units.repository.ts';

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
