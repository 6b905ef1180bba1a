import type { ReplyOf, sendMailsAgain as contract } from '@gift-registry/bff-contract';
import { mailJobSchema, type MailJob } from '@gift-registry/workers-contract';
import type { AppDependencies } from '../../../platform/app-dependencies.ts';
import type { Db } from '../../../platform/database/database.ts';
import { transact } from '../../../platform/database/transactions/transact.ts';
import { createDataCipher } from '../../../platform/keys/data-cipher.ts';
import { openPayload } from '../../../platform/outbox/sealed-payload.ts';
import type { Requester } from '../../../subjects/audit-log/requester.ts';
import { insertTeamEntries } from '../../../subjects/audit-log/team-entries.repository.ts';
import { createTakeRoom } from '../../../subjects/guest-mails/take-room.ts';
import { openWaitingMail } from '../../../subjects/guest-mails/waiting-mail.ts';
import {
  deleteWaitingMails,
  lockWaitingMails,
} from '../../../subjects/guest-mails/waiting-mails.repository.ts';
import { readMailbox } from '../../../subjects/guests/mailboxes.repository.ts';
import { lockMails, type SendableMail } from './team-mails.repository.ts';

type Reply = ReplyOf<typeof contract>;
type Why = Reply['refused'][number]['why'];

interface Sending {
  readonly mailIds: readonly string[];
  readonly reason?: string | null | undefined;
}

interface Actor {
  readonly actorId: string;
  readonly requester: Requester;
}

type Dependencies = Pick<AppDependencies, 'config' | 'db' | 'outbox'>;

export async function sendMailsAgain(
  { config, db, outbox }: Dependencies,
  { mailIds, reason }: Sending,
  { actorId, requester }: Actor,
): Promise<Reply> {
  const cipher = createDataCipher(config.dataEncryptionKey);
  const takeRoom = createTakeRoom(config);

  function contentOf(
    mail: SendableMail,
    held: string | undefined,
    confirmed: boolean,
  ): MailJob | Why {
    if (held !== undefined) {
      const waiting = openWaitingMail(cipher, held);
      return confirmed ? waiting.full : waiting.neutral;
    }
    if (mail.state === 'waiting' || mail.state === 'failed') return 'on-its-way';
    if (mail.content === null) return 'ended';
    return mailJobSchema.parse(openPayload(cipher, JSON.parse(mail.content)));
  }

  async function send(trx: Db, mail: SendableMail, held: string | undefined): Promise<Why | null> {
    const mailbox = await readMailbox(trx, { guestId: null, email: mail.recipient });
    const payload = contentOf(mail, held, mailbox.confirmed);
    if (typeof payload === 'string') return payload;
    const room = { to: payload.to, own: mailbox.confirmed, browser: null };
    if (!reason && (await takeRoom(trx, room)) !== null) return 'limit';
    // The row of a held mail leaves with it.
    const again = held === undefined ? { againOf: mail.id } : {};
    await outbox.enqueue(trx, { topic: 'mail', payload }, again);
    return null;
  }

  const reply = await transact(db, async (trx): Promise<Reply> => {
    const mails = await lockMails(trx, mailIds);
    const waiting = new Map(
      (await lockWaitingMails(trx, mailIds)).map(({ id, payload }) => [id, payload]),
    );
    const known = new Set(mails.map(({ id }) => id));
    const sent: string[] = [];
    const refused: Reply['refused'] = mailIds.flatMap((mailId) =>
      known.has(mailId) ? [] : [{ mailId, why: 'unknown' as const }],
    );
    for (const mail of mails) {
      const why = await send(trx, mail, waiting.get(mail.id));
      if (why === null) sent.push(mail.id);
      else refused.push({ mailId: mail.id, why });
    }
    await deleteWaitingMails(
      trx,
      sent.filter((id) => waiting.has(id)),
    );
    const entry = { actorId, action: 'mail-sent-again', reason };
    await insertTeamEntries(
      trx,
      requester,
      entry,
      sent.map((id) => `mail:${id}`),
    );
    return { sent, refused };
  });
  outbox.wake();
  return reply;
}
