import { withoutLinks } from '@gift-registry/bff-contract';
import type { Db } from '../../platform/database/database.ts';
import { type GuestMailer, findMailEvent, guestInMail, noNames } from '../mails/index.ts';
import type { ThanksLinks } from './thanks-link.ts';
import type { ThankableGift } from './thanks.repository.ts';

export interface ThanksMailer {
  readonly guestMailer: GuestMailer;
  readonly links: ThanksLinks;
}

interface Host {
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
}

interface Thanks {
  readonly gift: ThankableGift;
  readonly noteId: string;
  readonly note: string;
  readonly host: Host;
  readonly replyToMe: boolean;
}

/** Mails a note. A mail to an address that nobody has confirmed repeats no words of strangers: it leads to the note. */
export async function mailThanks(
  { guestMailer, links }: ThanksMailer,
  trx: Db,
  { gift, noteId, note, host, replyToMe }: Thanks,
): Promise<void> {
  const { guestEmail: to, registryId } = gift;
  if (to === null) return;
  const hostName = withoutLinks(`${host.firstName} ${host.lastName}`);
  const data = { noteLink: links.create(noteId), replyTo: replyToMe ? host.email : null };
  await guestMailer.send(trx, {
    to,
    registryId,
    full: {
      template: 'thank-you',
      to,
      data: {
        ...data,
        guestName: guestInMail(gift.guestName),
        note,
        hostName: hostName || withoutLinks(gift.registryName, 100) || 'Your host',
        productName: withoutLinks(gift.productName, 120) || 'your gift',
      },
    },
    neutral: {
      template: 'thank-you',
      to,
      data: { ...data, guestName: noNames.guestName, event: await findMailEvent(trx, registryId) },
    },
  });
}
