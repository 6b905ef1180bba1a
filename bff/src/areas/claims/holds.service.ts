import type { Kysely, Transaction } from 'kysely';
import type { Database } from '../../database/tables.ts';
import { transact } from '../../database/transact.ts';
import type { Outbox } from '../../outbox/outbox.ts';
import { publishRegistryChanged } from '../../registry-versions/registry-versions.repository.ts';
import type { ClaimsDependencies } from './claims-dependencies.ts';
import {
  findItemsWithExpiredHolds,
  releaseExpiredHolds,
  takeDueReminders,
} from './holds.repository.ts';
import { lockItem, moveUnits } from './units.repository.ts';

const BATCH = 100;

/** Gives the units of an item's expired holds back; true when there were any. Nobody has to wait for the sweeper. */
export async function freeExpiredHolds(
  trx: Transaction<Database>,
  itemId: string,
): Promise<boolean> {
  await lockItem(trx, itemId);
  const units = await releaseExpiredHolds(trx, itemId);
  if (units > 0) await moveUnits(trx, itemId, { reserved: -units });
  return units > 0;
}

/** Frees all expired holds, one transaction an item. */
export async function sweepExpiredHolds(db: Kysely<Database>, outbox: Outbox): Promise<void> {
  for (const itemId of await findItemsWithExpiredHolds(db, BATCH))
    await transact(db, async (trx) => {
      if (!(await freeExpiredHolds(trx, itemId))) return;
      const { registryId } = await trx
        .selectFrom('registryItems')
        .select('registryId')
        .where('id', '=', itemId)
        .executeTakeFirstOrThrow();
      if (registryId) await publishRegistryChanged(trx, registryId);
    });
  outbox.wake();
}

/** Mails guests whose hold is half over. */
export async function remindOfHolds({ db, outbox, giftsLinks }: ClaimsDependencies): Promise<void> {
  await transact(db, async (trx) => {
    for (const reminder of await takeDueReminders(trx, BATCH))
      await outbox.enqueue(trx, {
        topic: 'mail',
        payload: {
          template: 'claim-reminder',
          to: reminder.guestEmail,
          data: {
            guestName: reminder.guestName,
            productName: reminder.productName,
            registryName: reminder.registryName,
            expiresAt: reminder.expiresAt,
            giftsLink: giftsLinks.address(reminder),
          },
        },
      });
  });
  outbox.wake();
}
