import type { MailJob } from '@gift-registry/workers-contract';
import type { AppDependencies } from '../../platform/app-dependencies.ts';
import type { Db } from '../../platform/database/database.ts';
import { adminAddresses, contactsOf } from './deploy-tokens.repository.ts';

type ReleaseMail = Extract<
  MailJob,
  { template: 'release-withdrawn' | 'release-alarm' | 'release-news' }
>;

interface MailTarget {
  readonly to: string;
  readonly releasesLink: string;
}

export type MailFor = (target: MailTarget) => ReleaseMail;

/** Enqueues a mail to each contact of an area, in the transaction of what it tells. */
export type TellTeam = (
  trx: Db,
  project: string,
  mailFor: MailFor,
  /** Failures that nobody decided about concern the admins as well. */
  options?: { readonly concernsAdmins?: boolean },
) => Promise<void>;

export function createTellTeam({
  config,
  outbox,
}: Pick<AppDependencies, 'config' | 'outbox'>): TellTeam {
  const releasesLink = `${config.publicBaseUrl}/admin/releases`;
  return async (trx, project, mailFor, { concernsAdmins = false } = {}) => {
    const contacts = (await contactsOf(trx, project)).map(({ address }) => address);
    const admins = concernsAdmins ? await adminAddresses(trx) : [];
    for (const to of new Set([...contacts, ...admins]))
      await outbox.mail(trx, mailFor({ to, releasesLink }));
  };
}
