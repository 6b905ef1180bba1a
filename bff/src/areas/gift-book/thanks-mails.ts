import { withoutLinks } from '@gift-registry/bff-contract';
import type { AppDependencies } from '../../app-dependencies.ts';
import type { Db } from '../../database/database.ts';
import { isConfirmedAddress } from '../../guests/mailboxes.repository.ts';
import { thanksMailLimits } from '../../rate-limits/guest-mail-limits.ts';
import { createRateLimiter } from '../../rate-limits/rate-limiter.ts';
import type { ThanksLinks } from './thanks-link.ts';
import type { ThankableGift } from './thanks.repository.ts';

export interface ThanksMailer extends Pick<AppDependencies, 'outbox'> {
  readonly links: ThanksLinks;
  /** The secret of rate limits. */
  readonly limiterKey: Buffer;
}

interface Host {
  readonly id: string;
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
}

/** Resolves to false when the giver left no address, or when it gets no more mails today. */
export async function mayMailThanks(
  { limiterKey }: ThanksMailer,
  trx: Db,
  { guestEmail }: ThankableGift,
  hostId: string,
): Promise<boolean> {
  if (guestEmail === null) return false;
  const limits = thanksMailLimits({ to: guestEmail, hostId });
  return (await createRateLimiter(trx, limiterKey).take(limits)) === null;
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
  { outbox, links }: ThanksMailer,
  trx: Db,
  { gift, noteId, note, host, replyToMe }: Thanks,
): Promise<void> {
  const { guestEmail: to } = gift;
  if (to === null) return;
  const confirmed = await isConfirmedAddress(trx, to);
  const hostName = withoutLinks(`${host.firstName} ${host.lastName}`);
  await outbox.enqueue(trx, {
    topic: 'mail',
    payload: {
      template: 'thank-you',
      to,
      data: {
        guestName: withoutLinks(gift.guestName, 30) || 'there',
        noteLink: links.create(noteId),
        replyTo: replyToMe ? host.email : null,
        ...(confirmed
          ? {
              note,
              hostName: hostName || withoutLinks(gift.registryName, 100) || 'Your host',
              productName: withoutLinks(gift.productName, 120) || 'your gift',
            }
          : {}),
      },
    },
  });
}
