import { occasionLabels, type GiftChange } from '@gift-registry/bff-contract';
import type { MailJob } from '@gift-registry/workers-contract';
import type { Db } from '../../../platform/database/database.ts';
import { transact } from '../../../platform/database/transactions/transact.ts';
import { firstNameOf } from '../../../subjects/guest-mails/mail-event.ts';
import { recordMailbox } from '../../../subjects/guests/mailboxes.repository.ts';
import { isHeldMail } from '../../../platform/outbox/mail-log/mail-log.repository.ts';
import { hashCode, newCode } from '../../../platform/keys/one-time-secrets.ts';
import { giftNotFound, noMailForGift, noMoreCodes } from '../claim-errors.ts';
import type { ClaimsDependencies } from '../claims-dependencies.ts';
import { findGift, type OwnGift } from '../../../subjects/gifts/gifts.repository.ts';
import { readGiftChange } from '../record-gift-change.ts';
import {
  changeAddress,
  findMailedCode,
  findMailedOccasion,
  storeCode,
} from './mailbox-codes.repository.ts';

type Mailer = Pick<ClaimsDependencies, 'giftsLinks' | 'guestMailer' | 'codeKey' | 'giftLimits'>;

interface CodeMail {
  readonly to: string;
  readonly giftId: string;
  readonly guestId: string;
  readonly shareCode: string;
}

/** A code belongs to the browser that asked for it. */
export const codeHash = (
  { codeKey }: Pick<ClaimsDependencies, 'codeKey'>,
  { guestId, email }: { readonly guestId: string; readonly email: string },
  code: string,
): Buffer => hashCode(codeKey, `${guestId}\0${email}`, code);

/** Mails a new code, unless its address has had its mails of the day. */
async function mailCode(
  deps: Mailer,
  trx: Db,
  { to, giftId, guestId, shareCode }: CodeMail,
): Promise<'sent' | 'held'> {
  const { waitingMinutes: minutes } = deps.giftLimits();
  const code = newCode();
  const mailbox = await recordMailbox(trx, { guestId, email: to });
  const { registryId, occasion, eventDate, theme, firstName, keptUntil } = await findMailedOccasion(
    trx,
    shareCode,
    minutes,
  );
  const mail: MailJob = {
    template: 'gift-code',
    to,
    theme,
    data: {
      code,
      giftsLink: deps.giftsLinks.create({ giftId, shareCode, mailboxId: mailbox.id }),
      occasion: occasion === 'other' ? null : occasionLabels[occasion].toLowerCase(),
      eventDate,
      hostName: firstNameOf(firstName),
      keptUntil,
    },
  };
  const mailId = await deps.guestMailer.send(trx, {
    to,
    registryId,
    full: mail,
    neutral: mail,
  });
  const delivery = (await isHeldMail(trx, mailId)) ? 'held' : 'sent';
  if (delivery === 'sent')
    await storeCode(trx, mailbox.id, { hash: codeHash(deps, mailbox, code), minutes });
  return delivery;
}

export async function sendCode(deps: Mailer, trx: Db, mail: CodeMail): Promise<void> {
  const mailed = await findMailedCode(trx, { guestId: mail.guestId, email: mail.to });
  if (mailed?.usable) return;
  if ((await mailCode(deps, trx, mail)) !== 'sent' && !mailed?.mailedToday) throw noMailForGift();
}

interface AnotherCode extends OwnGift {
  readonly guestEmail?: string | undefined;
}

export async function sendAnotherCode(
  deps: Mailer & Pick<ClaimsDependencies, 'db' | 'outbox'>,
  { guestEmail, ...own }: AnotherCode,
): Promise<GiftChange> {
  const change = await transact(deps.db, async (trx) => {
    const gift = await findGift(trx, own);
    if (!gift) throw giftNotFound();
    const to = guestEmail ?? gift.codeSentTo;
    if (gift.needsConfirmation && to) {
      const delivery = await mailCode(deps, trx, { ...own, to });
      if (delivery !== 'sent') throw noMoreCodes(86_400);
      if (to !== gift.codeSentTo) await changeAddress(trx, own, to);
    }
    return readGiftChange(trx, { ...own, itemId: gift.itemId });
  });
  deps.outbox.wake();
  return change;
}
