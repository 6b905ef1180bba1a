import type { AppDependencies } from '../../platform/app-dependencies.ts';
import { transact } from '../../platform/database/transactions/transact.ts';
import { createDataCipher, type DataCipher } from '../../platform/keys/data-cipher.ts';
import type { GuestMail } from './guest-mail.ts';
import { createGuestMailer } from './guest-mailer.ts';
import { openWaitingMail } from './waiting-mail.ts';
import {
  deleteUselessMails,
  deleteWaitingMails,
  lockDueMails,
  postponeMail,
} from './waiting-mails.repository.ts';

type Dependencies = Pick<AppDependencies, 'config' | 'db' | 'outbox' | 'log'>;

const BATCH = 100;
const HOUR = 3_600;

function read({ log }: Dependencies, cipher: DataCipher, id: string, payload: string) {
  try {
    return openWaitingMail(cipher, payload);
  } catch (err) {
    log.error({ err, id }, 'unreadable mail, retrying later');
    return undefined;
  }
}

const sendBatch = (deps: Dependencies): Promise<boolean> => {
  const mailer = createGuestMailer(deps);
  const cipher = createDataCipher(deps.config.dataEncryptionKey);
  const deliver = (trx: Parameters<typeof mailer.trySend>[0], mail: GuestMail | undefined) =>
    mail ? mailer.trySend(trx, mail) : HOUR;
  return transact(deps.db, async (trx) => {
    const sent: string[] = [];
    const mails = await lockDueMails(trx, BATCH);
    for (const { id, payload } of mails) {
      const delivery = await deliver(trx, read(deps, cipher, id, payload));
      if (delivery === 'sent') sent.push(id);
      else await postponeMail(trx, id, delivery);
    }
    await deleteWaitingMails(trx, sent);
    return mails.length === BATCH;
  });
};

export async function sendWaitingMails(deps: Dependencies): Promise<boolean> {
  const more = await sendBatch(deps);
  deps.outbox.wake();
  return (await deleteUselessMails(deps.db)) || more;
}
