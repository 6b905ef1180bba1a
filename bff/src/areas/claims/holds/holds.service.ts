import type { Transaction } from 'kysely';
import type { Database } from '../../../platform/database/tables.ts';
import { transact } from '../../../platform/database/transactions/transact.ts';
import { publishRegistryChanged } from '../../../subjects/registry-versions/registry-versions.repository.ts';
import { tellNextInLine } from '../../../subjects/waiting-line/tell-next.ts';
import type { ClaimsDependencies } from '../claims-dependencies.ts';
import { sendReminderMail } from '../gift-mails.ts';
import {
  markExpiredHoldsReleased,
  releaseHoldsOfItems,
  takeDueReminders,
} from './holds.repository.ts';
import { endOverduePromises } from '../../../subjects/gifts/end-promise.ts';
import { lockItem, moveUnits } from '../../../subjects/gifts/units.repository.ts';

const BATCH = 100;

export async function releaseExpiredHolds(
  trx: Transaction<Database>,
  itemId: string,
): Promise<boolean> {
  await lockItem(trx, itemId);
  const units = await markExpiredHoldsReleased(trx, itemId);
  if (units > 0) await moveUnits(trx, itemId, { reserved: -units });
  const promises = await endOverduePromises(trx, [itemId]);
  return units > 0 || promises.length > 0;
}

export async function sweepExpiredHolds(
  deps: Pick<ClaimsDependencies, 'db' | 'outbox' | 'waitingLinks'>,
): Promise<boolean> {
  const { db, outbox } = deps;
  const released = await transact(db, async (trx) => {
    const items = await releaseHoldsOfItems(trx, BATCH);
    for (const { itemId, isAwaited } of items)
      if (isAwaited) await tellNextInLine(deps, trx, itemId);
    const registryIds = new Set(items.flatMap(({ registryId }) => registryId ?? []));
    for (const registryId of [...registryIds].sort()) await publishRegistryChanged(trx, registryId);
    return items.length;
  });
  outbox.wake();
  return released > 0;
}

export async function remindOfHolds(
  deps: Pick<ClaimsDependencies, 'db' | 'outbox' | 'giftsLinks' | 'guestMailer'>,
): Promise<boolean> {
  const reminded = await transact(deps.db, async (trx) => {
    const reminders = await takeDueReminders(trx, BATCH);
    for (const reminder of reminders) await sendReminderMail(deps, trx, reminder);
    return reminders.length;
  });
  deps.outbox.wake();
  return reminded === BATCH;
}
