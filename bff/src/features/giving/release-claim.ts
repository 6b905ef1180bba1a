import type { Db } from '../../platform/database/database.ts';
import { tellNextInLine, type LineMailer } from './tell-next.ts';
import { markReleased, moveUnits } from './claims.repository.ts';

interface TakenUnits {
  readonly id: string;
  readonly itemId: string;
  readonly status: 'reserved' | 'purchased';
  readonly quantity: number;
}

/** Makes the units of a claim free and tells the next in the line. The caller has locked the item. */
export async function releaseClaim(
  line: LineMailer,
  trx: Db,
  { id, itemId, status, quantity }: TakenUnits,
): Promise<void> {
  await moveUnits(trx, itemId, { [status === 'reserved' ? 'reserved' : 'fulfilled']: -quantity });
  await markReleased(trx, id);
  await tellNextInLine(line, trx, itemId);
}
