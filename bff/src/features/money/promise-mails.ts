import type { MailData } from '@gift-registry/workers-contract';
import type { Db } from '../../platform/database/database.ts';
import { linkOrigin } from '../../platform/origins/link-origin.ts';
import { findMailEvent, namesInMail, noNames, recordMailbox } from '../mails/index.ts';
import { shareLink } from '../sharing/index.ts';
import type { ClaimsDependencies } from '../giving/index.ts';
import type { DuePayment, EndedPromise } from './promise-news.repository.ts';

type Mailer = Pick<ClaimsDependencies, 'guestMailer' | 'giftsLinks' | 'origins'>;

type Names = Pick<DuePayment, 'guestName' | 'productName' | 'registryName' | 'amount'>;

const named = (names: Names) => ({ ...namesInMail(names), amount: names.amount });

const unnamed = ({ amount }: Names) => ({ ...noNames, amount });

export async function remindOfPayment(
  { guestMailer, giftsLinks }: Mailer,
  trx: Db,
  { id: giftId, guestEmail: to, guestId, shareCode, payBy, registryId, ...promise }: DuePayment,
): Promise<void> {
  const mailbox = await recordMailbox(trx, { guestId, email: to });
  const dates = {
    payBy,
    giftsLink: giftsLinks.create({ giftId, shareCode, mailboxId: mailbox.id }),
  };
  const event = await findMailEvent(trx, registryId);
  await guestMailer.send(trx, {
    ...{ to, registryId, about: giftId, usefulUntil: payBy },
    full: { template: 'promise-reminder', to, data: { ...named(promise), ...dates } },
    neutral: { template: 'promise-reminder', to, data: { ...unnamed(promise), ...dates, event } },
  });
}

export async function tellOfEnd(
  { guestMailer, origins }: Mailer,
  trx: Db,
  { guestEmail: to, shareCode, endedBy, registryId, ...promise }: EndedPromise,
): Promise<void> {
  if (to === null) return;
  const registryLink = shareCode === null ? null : shareLink(linkOrigin(origins), shareCode);
  const end: Pick<MailData<'promise-ended'>, 'endedBy' | 'registryLink'> = {
    endedBy,
    registryLink,
  };
  const event = await findMailEvent(trx, registryId);
  await guestMailer.send(trx, {
    ...{ to, registryId },
    full: { template: 'promise-ended', to, data: { ...named(promise), ...end } },
    neutral: { template: 'promise-ended', to, data: { ...unnamed(promise), ...end, event } },
  });
}
