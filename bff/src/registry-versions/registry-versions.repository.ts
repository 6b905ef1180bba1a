import type { Transaction } from 'kysely';
import { prepareQuery } from '../database/prepared-query.ts';
import type { Database } from '../database/tables.ts';

const incrementVersion = prepareQuery(
  'increment-registry-version',
  `with changed as (
     update registries set version = version + 1 where id = $1 returning id, version
   )
   insert into outbox (topic, payload)
   select 'event', jsonb_build_object('type', 'registry-changed', 'registryId', id, 'version', version)
     from changed`,
);

/**
 * Increments the registry's version and queues the `registry-changed` event. Call it last in a transaction: it locks the
 * registry until the commit.
 */
export async function publishRegistryChanged(
  trx: Transaction<Database>,
  registryId: string,
): Promise<void> {
  await incrementVersion(trx, registryId);
}
