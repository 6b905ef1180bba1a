import { mailDefinition, type MailJob } from '@gift-registry/workers-contract';
import type { AppDependencies } from '../../platform/app-dependencies.ts';
import type { Db } from '../../platform/database/database.ts';
import { markMailed, readMailbox } from '../guests/mailboxes.repository.ts';
import { createDataCipher } from '../../platform/keys/data-cipher.ts';
import { currentRequestOrigin } from '../../platform/origins/link-origin.ts';
import { loggedMail } from '../../platform/outbox/mail-log/logged-mail.ts';
import type { GuestMail } from './guest-mail.ts';
import { DAY } from './guest-mail-limits.ts';
import { createTakeRoom } from './take-room.ts';
import { sealWaitingMail } from './waiting-mail.ts';
import { insertWaitingMail } from './waiting-mails.repository.ts';

/** A number is the seconds until the mail may be sent. */
export type Delivery = 'sent' | number;

export interface GuestMailer {
  /** Sends a mail now, or keeps it until its mailbox may get one more. Never refuses what causes the mail. */
  send(trx: Db, mail: GuestMail): Promise<Delivery>;
  trySend(trx: Db, mail: GuestMail): Promise<Delivery>;
}

/** Both versions are about one registry; the neutral one names its theme, or its celebration. */
function themeOf({ neutral }: GuestMail): Pick<MailJob, 'theme'> {
  const { data } = neutral;
  const theme = neutral.theme ?? ('event' in data ? data.event?.theme : undefined);
  return theme === undefined ? {} : { theme };
}

export function createGuestMailer({
  config,
  outbox,
}: Pick<AppDependencies, 'config' | 'outbox'>): GuestMailer {
  const takeRoom = createTakeRoom(config);
  const cipher = createDataCipher(config.dataEncryptionKey);

  const trySend = async (trx: Db, mail: GuestMail): Promise<Delivery> => {
    const { to, guestId, causedBy, asksAgain = false } = mail;
    const { confirmed, own } = mail.mailbox ?? (await readMailbox(trx, { guestId, email: to }));
    if (asksAgain && !confirmed) return DAY;
    const browser = causedBy === 'guest' ? guestId : null;
    const wait = await takeRoom(trx, { to, own, browser });
    if (wait !== null) return wait;
    const payload = { ...(confirmed ? mail.full : mail.neutral), ...themeOf(mail) };
    await Promise.all([
      outbox.enqueue(trx, { topic: 'mail', payload }, { registryId: mail.registryId }),
      browser !== null && markMailed(trx, { guestId: browser, email: to }),
    ]);
    return 'sent';
  };

  return {
    trySend,
    async send(trx, mail) {
      const delivery = await trySend(trx, mail);
      if (delivery === 'sent') return delivery;
      await insertWaitingMail(trx, {
        guestId: mail.guestId,
        importance: mailDefinition(mail.full.template).priority,
        payload: sealWaitingMail(cipher, mail, currentRequestOrigin()),
        wait: delivery,
        expiresAt: mail.usefulUntil ?? null,
        logged: loggedMail(cipher, mail.mailbox?.confirmed ? mail.full : mail.neutral, mail),
      });
      return delivery;
    },
  };
}
