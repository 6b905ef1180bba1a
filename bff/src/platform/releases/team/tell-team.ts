import type { AppDependencies } from '../../app-dependencies.ts';
import type { Db } from '../../database/database.ts';
import { createDataCipher } from '../../keys/data-cipher.ts';
import { contactsOf } from './contacts.repository.ts';
import { secretPurpose } from './contacts.service.ts';
import { newsMail } from './news-mail.ts';
import type { ReleaseNews } from './release-news.ts';

/** Enqueues the mails and webhooks of one piece of news, in the transaction of what it tells. */
export type TellTeam = (trx: Db, news: ReleaseNews, alsoTo?: readonly string[]) => Promise<void>;

const bodyOf = ({ kind, ...data }: ReleaseNews, releasesLink: string): string =>
  JSON.stringify({
    type: `release.${kind}`,
    timestamp: new Date().toISOString(),
    data: { ...data, releasesLink },
  });

export function createTellTeam({
  config,
  outbox,
}: Pick<AppDependencies, 'config' | 'outbox'>): TellTeam {
  const cipher = createDataCipher(config.dataEncryptionKey);
  const releasesLink = `${config.publicBaseUrl}/admin/releases`;

  return async (trx, news, alsoTo = []) => {
    const contacts = await contactsOf(trx, news.project);
    const mails = contacts.filter(({ kind }) => kind === 'mail').map(({ address }) => address);
    for (const to of new Set([...mails, ...alsoTo]))
      await outbox.enqueue(trx, { topic: 'mail', payload: newsMail(news, to, releasesLink) });
    for (const { id, address, sealedSecret } of contacts)
      if (sealedSecret !== null)
        await outbox.enqueue(trx, {
          topic: 'webhook',
          payload: {
            url: address,
            secret: cipher.open(sealedSecret, secretPurpose),
            contactId: id,
            body: bodyOf(news, releasesLink),
          },
        });
  };
}
