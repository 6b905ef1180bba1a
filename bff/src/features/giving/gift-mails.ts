import { withoutLinks, type GuestGift } from '@gift-registry/bff-contract';
import type { MailEvent, MailJob } from '@gift-registry/workers-contract';
import type { Db } from '../../platform/database/database.ts';
import {
  mailEvent,
  namesInMail,
  noNames,
  recordMailbox,
  findRegistryNames,
} from '../mails/index.ts';
import type { ClaimsDependencies } from './claims-dependencies.ts';
import { hadRecentGift } from './gifts.repository.ts';

interface Receipt {
  /** Null for a guest who left no address. */
  readonly to: string | null;
  readonly shareCode: string;
  readonly guestId: string;
  readonly gift: GuestGift;
}

type SentReceipt = Pick<Receipt, 'gift'> & { readonly to: string };

function receiptOf(
  { to, gift }: SentReceipt,
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

function neutralReceiptOf({ to, gift }: SentReceipt, event: MailEvent, giftsLink: string): MailJob {
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
    data: { guestName: noNames.guestName, giftsLink, event },
  };
}

/** Mails a receipt. To an address that nobody has confirmed it asks for that first, and repeats no words of strangers. */
export async function sendReceipt(
  { guestMailer, giftsLinks }: Pick<ClaimsDependencies, 'guestMailer' | 'giftsLinks'>,
  trx: Db,
  { to, shareCode, guestId, gift }: Receipt,
): Promise<void> {
  if (to === null) return;
  // Claiming, releasing and claiming again is one mail.
  if (await hadRecentGift(trx, { guestId, itemId: gift.itemId, giftId: gift.id })) return;
  const registry = await findRegistryNames(trx, shareCode);
  const mailbox = await recordMailbox(trx, { guestId, email: to });
  const giftsLink = giftsLinks.create({ giftId: gift.id, shareCode, mailboxId: mailbox.id });
  await guestMailer.send(trx, {
    to,
    registryId: registry.id,
    about: gift.id,
    full: receiptOf({ to, gift }, registry, giftsLink),
    neutral: neutralReceiptOf({ to, gift }, mailEvent(registry), giftsLink),
    usefulUntil: gift.expiresAt,
  });
}
