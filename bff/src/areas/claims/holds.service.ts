import type { Transaction } from 'kysely';
import type { Database } from '../../database/tables.ts';
import { transact } from '../../database/transact.ts';
import { publishRegistryChanged } from '../../registry-versions/registry-versions.repository.ts';
import { tellNextInLine } from '../../waiting-line/tell-next.ts';
import type { ClaimsDependencies } from './claims-dependencies.ts';
import { sendReminderMail } from './gift-mails.ts';
import {
  findItemsWithExpiredHolds,
  markExpiredHoldsReleased,
  takeDueReminders,
} from './holds.repository.ts';
import { lockItem, moveUnits } from './units.repository.ts';

const BATCH = 100;

/** Releases an item's expired holds without waiting for the sweeper; resolves to false when there are none. */
export async function releaseExpiredHolds(
  trx: Transaction<Database>,
  itemId: string,
): Promise<boolean> {
  await lockItem(trx, itemId);
  const units = await markExpiredHoldsReleased(trx, itemId);
  if (units > 0) await moveUnits(trx, itemId, { reserved: -units });
  return units > 0;
}

/** Releases expired holds, one transaction per item, and tells the first who waits for it. */
export async function sweepExpiredHolds(
  deps: Pick<ClaimsDependencies, 'db' | 'outbox' | 'waitingLinks'>,
): Promise<void> {
  const { db, outbox } = deps;
  for (const { itemId, registryId } of await findItemsWithExpiredHolds(db, BATCH))
    await transact(db, async (trx) => {
      if (!(await releaseExpiredHolds(trx, itemId))) return;
      await tellNextInLine(deps, trx, itemId);
      if (registryId !== null) await publishRegistryChanged(trx, registryId);
    });
  outbox.wake();
}

/** Mails guests whose hold is half over. */
export async function remindOfHolds(
  deps: Pick<ClaimsDependencies, 'db' | 'outbox' | 'giftsLinks' | 'limiterKey'>,
): Promise<void> {
  await transact(deps.db, async (trx) => {
    for (const reminder of await takeDueReminders(trx, BATCH))
      await sendReminderMail(deps, trx, reminder);
  });
  deps.outbox.wake();
}
