import type { GuestGift } from '@gift-registry/bff-contract';
import type { MailJob } from '@gift-registry/workers-contract';
import type { Db } from '../../database/database.ts';
import type { ClaimsDependencies } from './claims-dependencies.ts';
import { findRegistryNames } from './gifts.repository.ts';
import type { DueReminder } from './holds.repository.ts';

type Mailer = Pick<ClaimsDependencies, 'outbox' | 'giftsLinks'>;

interface Receipt {
  readonly to: string;
  readonly shareCode: string;
  readonly guestId: string;
  readonly gift: GuestGift;
}

async function send({ outbox }: Mailer, trx: Db, mail: MailJob): Promise<void> {
  await outbox.enqueue(trx, { topic: 'mail', payload: mail });
}

/** Mails the guest a receipt with the link that opens their gifts on any device. */
export async function sendReceiptMail(
  mailer: Mailer,
  trx: Db,
  { to, shareCode, guestId, gift }: Receipt,
): Promise<void> {
  const { registryName, ownerName } = await findRegistryNames(trx, shareCode);
  const data = {
    guestName: gift.guestName,
    productName: gift.productName,
    registryName,
    giftsLink: mailer.giftsLinks.create({ guestId, shareCode }),
  };
  if (gift.amount !== null)
    return send(mailer, trx, {
      template: 'contribution-receipt',
      to,
      data: { ...data, amount: gift.amount },
    });
  return send(mailer, trx, {
    template: 'claim-receipt',
    to,
    data: {
      ...data,
      quantity: gift.quantity,
      ownerName: ownerName || registryName,
      state: gift.status === 'reserved' ? 'reserved' : 'purchased',
      expiresAt: gift.expiresAt,
    },
  });
}

export const sendReminderMail = (mailer: Mailer, trx: Db, reminder: DueReminder): Promise<void> =>
  send(mailer, trx, {
    template: 'claim-reminder',
    to: reminder.guestEmail,
    data: {
      guestName: reminder.guestName,
      productName: reminder.productName,
      registryName: reminder.registryName,
      expiresAt: reminder.expiresAt,
      giftsLink: mailer.giftsLinks.create(reminder),
    },
  });
