import type { Db } from '../../platform/database/database.ts';
import { transact } from '../../platform/database/transact.ts';
import { findMailEvent, namesInMail, noNames, recordMailbox } from '../mails/index.ts';
import { publishRegistryChanged } from '../registries/index.ts';
import type { ClaimsDependencies } from './claims-dependencies.ts';
import { releaseHoldsOfItems, takeDueReminders, type DueReminder } from './claims.repository.ts';
import { tellNextInLine } from './release-claim.ts';

const BATCH = 100;

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

async function sendReminderMail(
  { guestMailer, giftsLinks }: Pick<ClaimsDependencies, 'guestMailer' | 'giftsLinks'>,
  trx: Db,
  { guestEmail: to, claimId: giftId, guestId, shareCode, expiresAt, ...reminder }: DueReminder,
): Promise<void> {
  const mailbox = await recordMailbox(trx, { guestId, email: to });
  const giftsLink = giftsLinks.createQuestion({ giftId, shareCode, mailboxId: mailbox.id });
  const dates = { expiresAt, giftsLink };
  await guestMailer.send(trx, {
    to,
    registryId: reminder.registryId,
    about: giftId,
    full: {
      template: 'claim-reminder',
      to,
      data: {
        ...namesInMail(reminder),
        ...dates,
      },
    },
    neutral: {
      template: 'claim-reminder',
      to,
      data: {
        ...noNames,
        ...dates,
        event: await findMailEvent(trx, reminder.registryId),
      },
    },
    usefulUntil: expiresAt,
  });
}
