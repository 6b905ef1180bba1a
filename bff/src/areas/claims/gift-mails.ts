import type { Transaction } from 'kysely';
import { withoutLinks, type GuestGift } from '@gift-registry/bff-contract';
import type { MailEvent, MailJob } from '@gift-registry/workers-contract';
import type { Db } from '../../platform/database/database.ts';
import { pipelined } from '../../platform/database/pipelined.ts';
import type { Database } from '../../platform/database/tables.ts';
import { findMailEvent, mailEvent } from '../../subjects/guest-mails/mail-event.ts';
import { namesInMail, noNames } from '../../subjects/guest-mails/names-in-mail.ts';
import { recordMailbox, type Mailbox } from '../../subjects/guests/mailboxes.repository.ts';
import type { ClaimsDependencies } from './claims-dependencies.ts';
import { findRegistryNames, hadRecentGift } from '../../subjects/gifts/gifts.repository.ts';
import type { DueReminder } from './holds/holds.repository.ts';

type Mailer = Pick<ClaimsDependencies, 'guestMailer' | 'giftsLinks'>;

interface Receipt {
  readonly to: string;
  readonly shareCode: string;
  readonly guestId: string;
  readonly gift: GuestGift;
}

export interface ReceiptFacts {
  readonly hadRecent: boolean;
  readonly registry: Awaited<ReturnType<typeof findRegistryNames>>;
  readonly mailbox: Mailbox;
}

interface GiftOfReceipt {
  readonly to: string;
  readonly shareCode: string;
  readonly guestId: string;
  readonly itemId: string;
  readonly giftId: string;
}

export async function readReceiptFacts(
  trx: Transaction<Database>,
  { to, shareCode, guestId, itemId, giftId }: GiftOfReceipt,
): Promise<ReceiptFacts> {
  const email = { guestId, email: to };
  const [[recent], registry, mailbox] = await pipelined<
    [Awaited<ReturnType<typeof hadRecentGift>>, ReceiptFacts['registry'], Mailbox]
  >(trx, (pipe) => [
    hadRecentGift(pipe, guestId, itemId, giftId),
    findRegistryNames(pipe, shareCode),
    recordMailbox(pipe, email),
  ]);
  return { hadRecent: recent?.had ?? false, registry, mailbox };
}

function receiptOf(
  { to, gift }: Receipt,
  names: { readonly registryName: string; readonly ownerName: string },
  giftsLink: string,
): MailJob {
  const inMail = namesInMail({ ...gift, registryName: names.registryName });
  const data = { ...inMail, giftsLink };
  if (gift.amount !== null)
    return {
      template: 'contribution-receipt',
      to,
      data: { ...data, amount: gift.amount, payBy: gift.payment?.payBy ?? null },
    };
  return {
    template: 'claim-receipt',
    to,
    data: {
      ...data,
      quantity: gift.quantity,
      ownerName: withoutLinks(names.ownerName) || inMail.registryName,
      state: gift.status === 'reserved' ? 'reserved' : 'purchased',
      expiresAt: gift.expiresAt,
    },
  };
}

function neutralReceiptOf({ to, gift }: Receipt, event: MailEvent, giftsLink: string): MailJob {
  if (gift.amount !== null)
    return {
      template: 'contribution-receipt',
      to,
      data: {
        ...{ ...noNames, amount: gift.amount, payBy: gift.payment?.payBy ?? null },
        ...{ giftsLink, event },
      },
    };
  return {
    template: 'gift-confirmation',
    to,
    data: { guestName: noNames.guestName, giftsLink, keptUntil: null, event },
  };
}

/** A mail to an address that nobody has confirmed asks for that first, and repeats no words of strangers. */
export async function sendReceiptMail(
  { guestMailer, giftsLinks }: Mailer,
  trx: Db,
  receipt: Receipt,
  { hadRecent, registry, mailbox }: ReceiptFacts,
): Promise<void> {
  const { to, shareCode, gift } = receipt;
  // Claiming, releasing and claiming again is one mail.
  if (hadRecent) return;

  const giftsLink = giftsLinks.create({ giftId: gift.id, shareCode, mailboxId: mailbox.id });
  await guestMailer.send(trx, {
    to,
    registryId: registry.id,
    about: gift.id,
    full: receiptOf(receipt, registry, giftsLink),
    neutral: neutralReceiptOf(receipt, mailEvent(registry), giftsLink),
    usefulUntil: gift.expiresAt,
  });
}

export async function sendReminderMail(
  { guestMailer, giftsLinks }: Mailer,
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
