import type { AppDependencies } from '../../app-dependencies.ts';
import type { Db } from '../../database/database.ts';
import { adminAddresses, contactsOf } from './contacts.repository.ts';
import { newsMail } from './news-mail.ts';
import type { ReleaseNews } from './release-news.ts';

/** Enqueues the mails of one piece of news, in the transaction of what it tells. */
export type TellTeam = (trx: Db, news: ReleaseNews) => Promise<void>;

/** Failures that nobody has decided about are the admins' business as well. */
const concernsAdmins = (news: ReleaseNews): boolean =>
  news.kind === 'withdrawn'
    ? news.reason.because !== 'decision'
    : ['failing', 'rendering-failing', 'rendering-off'].includes(news.kind);

export function createTellTeam({
  config,
  outbox,
}: Pick<AppDependencies, 'config' | 'outbox'>): TellTeam {
  const releasesLink = `${config.publicBaseUrl}/admin/releases`;
  return async (trx, news) => {
    const contacts = (await contactsOf(trx, news.project)).map(({ address }) => address);
    const admins = concernsAdmins(news) ? await adminAddresses(trx) : [];
    for (const to of new Set([...contacts, ...admins]))
      await outbox.enqueue(trx, { topic: 'mail', payload: newsMail(news, to, releasesLink) });
  };
}
