import { withoutLinks, type GuestGift } from '@gift-registry/bff-contract';
import type { MailJob } from '@gift-registry/workers-contract';
import type { Db } from '../../database/database.ts';
import type { GiftsLinkContents } from '../../guests/gifts-link.ts';
import { guestMailLimits } from '../../rate-limits/guest-mail-limits.ts';
import { isConfirmedAddress, recordMailbox } from '../../guests/mailboxes.repository.ts';
import { createRateLimiter } from '../../rate-limits/rate-limiter.ts';
import type { ClaimsDependencies } from './claims-dependencies.ts';
import { findRegistryNames, hadRecentGift } from './gifts.repository.ts';
import type { DueReminder } from './holds.repository.ts';

type Mailer = Pick<ClaimsDependencies, 'outbox' | 'giftsLinks' | 'limiterKey'>;

interface Receipt {
  readonly to: string;
  readonly shareCode: string;
  readonly guestId: string;
  readonly gift: GuestGift;
}

async function send({ outbox }: Mailer, trx: Db, mail: MailJob): Promise<void> {
  await outbox.enqueue(trx, { topic: 'mail', payload: mail });
}

interface LinkMail {
  readonly to: string;
  readonly giftId: string;
  readonly guestId: string;
  readonly hostId: string;
  readonly shareCode: string;
}

type CreateLink = (contents: GiftsLinkContents) => string;

/** Creates the link for one more mail; a number is the seconds until the next mail is allowed. */
async function linkWithinLimits(
  { limiterKey }: Mailer,
  trx: Db,
  { to, giftId, guestId, hostId, shareCode }: LinkMail,
  createLink: CreateLink,
): Promise<string | number> {
  const limits = guestMailLimits({ to, guestId, hostId });
  const retryAfter = await createRateLimiter(trx, limiterKey).take(limits);
  if (retryAfter !== null) return retryAfter;
  const mailbox = await recordMailbox(trx, { guestId, email: to });
  return createLink({ giftId, shareCode, mailboxId: mailbox.id });
}

/**
 * Mails the guest a receipt with the link that shows the gift on any device. A mail to an address that nobody has
 * confirmed asks for that first, and repeats no words of strangers.
 */
export async function sendReceiptMail(
  mailer: Mailer,
  trx: Db,
  { to, shareCode, guestId, gift }: Receipt,
): Promise<void> {
  const [recent] = await hadRecentGift(trx, guestId, gift.itemId, gift.id);
  // Claiming, releasing and claiming again is one mail.
  if (recent?.had) return;

  const { ownerId: hostId, ...names } = await findRegistryNames(trx, shareCode);
  const mail = { to, giftId: gift.id, guestId, hostId, shareCode };
  const link = await linkWithinLimits(mailer, trx, mail, mailer.giftsLinks.create);
  if (typeof link === 'number') return;
  const guestName = withoutLinks(gift.guestName, 30) || 'there';
  if (!(await isConfirmedAddress(trx, to)))
    return send(mailer, trx, {
      template: 'gift-confirmation',
      to,
      data: { guestName, giftsLink: link, keptUntil: null },
    });

  const registryName = withoutLinks(names.registryName, 100) || 'a gift registry';
  const productName = withoutLinks(gift.productName, 120) || 'your gift';
  const data = { guestName, productName, registryName, giftsLink: link };
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
      ownerName: withoutLinks(names.ownerName) || registryName,
      state: gift.status === 'reserved' ? 'reserved' : 'purchased',
      expiresAt: gift.expiresAt,
    },
  });
}

export async function sendReminderMail(
  mailer: Mailer,
  trx: Db,
  {
    guestEmail: to,
    claimId: giftId,
    guestId,
    ownerId: hostId,
    shareCode,
    ...reminder
  }: DueReminder,
): Promise<void> {
  const link = await linkWithinLimits(
    mailer,
    trx,
    { to, giftId, guestId, hostId, shareCode },
    mailer.giftsLinks.createQuestion,
  );
  if (typeof link === 'number') return;
  const confirmed = await isConfirmedAddress(trx, to);
  const productName = confirmed || reminder.fromCatalogue ? reminder.productName : '';
  const registryName = confirmed ? reminder.registryName : '';
  await send(mailer, trx, {
    template: 'claim-reminder',
    to,
    data: {
      guestName: withoutLinks(reminder.guestName, 30) || 'there',
      productName: withoutLinks(productName, 120) || 'your gift',
      registryName: withoutLinks(registryName, 100) || 'a gift registry',
      expiresAt: reminder.expiresAt,
      giftsLink: link,
    },
  });
}
