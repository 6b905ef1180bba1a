import { mailDefinition, mails, type MailJob } from '@gift-registry/workers-contract';
import type { AppDependencies } from '../../platform/app-dependencies.ts';
import type { Db } from '../../platform/database/database.ts';
import { isConfirmedAddress, isConfirmedOrLocked } from './mails.repository.ts';

export interface GuestMail {
  readonly to: string;
  readonly registryId: string | null;
  /** For an address whose reader has opened a link of ours, or paid. */
  readonly full: MailJob;
  /** For any other: nothing that a guest or a host typed freely. */
  readonly neutral: MailJob;
  /** It is not sent after this time; null for the life that its definition names. */
  readonly usefulUntil?: string | null;
  /** The order or gift that it is about. */
  readonly about?: string;
}

export interface GuestMailer {
  /**
   * Sends a mail, or holds it when strangers have caused enough mails to its address today. Never refuses what causes it.
   * Returns its id in the log.
   */
  send(trx: Db, mail: GuestMail): Promise<string>;
}

/** Mails of strangers that an address gets in a day, before its reader opens a link of ours or pays. */
const strangersRoom = {
  mails: 2,
  templates: mails.filter(({ cause }) => cause === 'stranger').map(({ name }) => name),
};

/** Both versions are about one registry; the neutral one names its theme, or its celebration. */
function themeOf({ neutral }: GuestMail): Pick<MailJob, 'theme'> {
  const { data } = neutral;
  const theme = neutral.theme ?? ('event' in data ? data.event?.theme : undefined);
  return theme === undefined ? {} : { theme };
}

export const createGuestMailer = ({ outbox }: Pick<AppDependencies, 'outbox'>): GuestMailer => ({
  async send(trx, mail) {
    const { to, registryId, full, neutral, usefulUntil, about } = mail;
    const isLimited = mailDefinition(neutral.template).cause === 'stranger';
    const confirmed = isLimited
      ? await isConfirmedOrLocked(trx, to)
      : await isConfirmedAddress(trx, to);
    const payload = { ...(confirmed ? full : neutral), ...themeOf(mail) };
    const room = isLimited && !confirmed ? strangersRoom : undefined;
    return outbox.mail(trx, payload, { registryId, usefulUntil, about, room });
  },
});
