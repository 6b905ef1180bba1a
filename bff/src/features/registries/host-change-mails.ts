import { withoutLinks } from '@gift-registry/bff-contract';
import type { MailData } from '@gift-registry/workers-contract';
import type { AppDependencies } from '../../platform/app-dependencies.ts';
import type { Db } from '../../platform/database/database.ts';
import { linkOrigin } from '../../platform/origins/link-origin.ts';
import { registryInMail } from '../mails/index.ts';
import { findHostChange } from './co-hosts.repository.ts';

interface HostChange {
  readonly news: MailData<'registry-hosts'>['news'];
  readonly registryId: string;
  readonly to: string;
  readonly by: string;
}

export async function mailHostChange(
  { outbox, config }: Pick<AppDependencies, 'outbox' | 'config'>,
  trx: Db,
  { news, registryId, ...people }: HostChange,
): Promise<void> {
  const change = await findHostChange(trx, registryId, people);
  const page = news === 'co-host-removed' ? '/host' : `/registry-settings/${registryId}`;
  await outbox.enqueue(
    trx,
    {
      topic: 'mail',
      payload: {
        template: 'registry-hosts',
        to: change.email,
        data: {
          news,
          firstName: change.firstName || 'there',
          personName: withoutLinks(change.personName) || 'Another host',
          registryName: registryInMail(change.registryName),
          link: `${linkOrigin(config)}${page}`,
        },
      },
    },
    { registryId },
  );
}
