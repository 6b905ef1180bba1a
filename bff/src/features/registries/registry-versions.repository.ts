import type { Transaction } from 'kysely';
import { prepareQuery } from '../../platform/database/prepared-query.ts';
import type { Database } from '../../platform/database/tables.ts';

/** Takes the registry as `$1`, whether a host changed it as `$2`, and whether its hosts changed as `$3`. */
export const registryChange = `changed as (
     update registries
        set version = version + 1, host_version = host_version + case when $2::boolean then 1 else 0 end
      where id = $1 returning id, version, host_version
   ), event as (
     insert into outbox (topic, payload)
     select 'event', jsonb_build_object('type', 'registry-changed', 'registryId', id, 'version', version,
              'hostVersion', host_version, 'byHost', $2::boolean, 'hostsChanged', $3::boolean)
       from changed
   )`;

const incrementVersion = prepareQuery(
  'increment-registry-version',
  `with ${registryChange} select from changed`,
);

/** Call it last in a transaction: it locks the registry until the commit. */
export async function publishRegistryChanged(
  trx: Transaction<Database>,
  registryId: string,
  by: 'guest' | 'host' = 'guest',
): Promise<void> {
  await incrementVersion(trx, registryId, by === 'host', false);
}

export async function publishHostsChanged(
  trx: Transaction<Database>,
  registryId: string,
): Promise<void> {
  await incrementVersion(trx, registryId, true, true);
}
