import type { ReplyOf, sendMailsAgain as contract } from '@gift-registry/bff-contract';
import { mailJobSchema } from '@gift-registry/workers-contract';
import type { AppDependencies } from '../../platform/app-dependencies.ts';
import type { TeamMember } from '../../platform/audit/requester.ts';
import { insertTeamEntry } from '../../platform/audit/team-entries.repository.ts';
import type { Db } from '../../platform/database/database.ts';
import { transact } from '../../platform/database/transact.ts';
import { createDataCipher } from '../../platform/keys/data-cipher.ts';
import { restoreMessage } from '../../platform/outbox/mail-log.repository.ts';
import { openPayload } from '../../platform/outbox/sealed-payload.ts';
import { findUndelivered, lockMails, type SendableMail } from './team-mails.repository.ts';

type Reply = ReplyOf<typeof contract>;
type Why = Reply['refused'][number]['why'];

type Dependencies = Pick<AppDependencies, 'config' | 'db' | 'outbox' | 'queues'>;

const BATCH = 100;
const BEFORE_ALL = '00000000-0000-0000-0000-000000000000';

/** Returns why a mail can't be sent. One that was delivered is sent as a new mail; any other goes on under its own id. */
async function send(deps: Dependencies, trx: Db, mail: SendableMail): Promise<Why | null> {
  const { queues, outbox, config } = deps;
  if (mail.state === 'waiting') return 'on-its-way';
  if (!mail.isUsable || mail.content === null) return 'ended';
  if (mail.state === 'failed')
    return (await queues.retry('mail', mail.id)) === 'done' ? null : 'on-its-way';
  if (mail.state === 'sent') {
    const cipher = createDataCipher(config.dataEncryptionKeys);
    const payload = mailJobSchema.parse(openPayload(cipher, JSON.parse(mail.content)));
    await outbox.mail(trx, payload, { againOf: mail.id });
    return null;
  }
  // The queue would take a second job with the id of the failed one for the same.
  await queues.remove('mail', mail.id);
  await restoreMessage(trx, mail.id);
  return null;
}

const sendBatch = (
  deps: Dependencies,
  mailIds: readonly string[],
  by: TeamMember,
): Promise<Reply> =>
  transact(deps.db, async (trx) => {
    const mails = await lockMails(trx, mailIds);
    const known = new Set(mails.map(({ id }) => id));
    const sent: string[] = [];
    const refused: Reply['refused'] = mailIds.flatMap((mailId) =>
      known.has(mailId) ? [] : [{ mailId, why: 'unknown' as const }],
    );
    for (const mail of mails) {
      const why = await send(deps, trx, mail);
      if (why === null) sent.push(mail.id);
      else refused.push({ mailId: mail.id, why });
    }
    const subject = sent.map((id) => `mail:${id}`);
    await insertTeamEntry(trx, by, { action: 'mail-sent-again', subject });
    return { sent, refused };
  });

export async function sendMailsAgain(
  deps: Dependencies,
  mailIds: readonly string[],
  by: TeamMember,
): Promise<Reply> {
  const reply = await sendBatch(deps, mailIds, by);
  deps.outbox.wake();
  return reply;
}

export async function sendUndelivered(
  deps: Dependencies,
  by: TeamMember,
): Promise<{ readonly sent: number }> {
  let sent = 0;
  let after = BEFORE_ALL;
  for (;;) {
    const mailIds = await findUndelivered(deps.db, { after, limit: BATCH });
    const last = mailIds.at(-1);
    if (last === undefined) return { sent };
    sent += (await sendMailsAgain(deps, mailIds, by)).sent.length;
    after = last;
  }
}
