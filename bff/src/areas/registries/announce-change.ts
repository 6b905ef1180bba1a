import type { Transaction } from 'kysely';
import { prepareQuery } from '../../database/prepared-query.ts';
import type { Database } from '../../database/tables.ts';

const raiseVersion = prepareQuery(
  'raise-version',
  `with changed as (
     update registries set version = version + 1 where id = $1 returning id, version
   )
   insert into outbox (topic, payload)
   select 'event', jsonb_build_object('type', 'registry-changed', 'registryId', id, 'version', version)
     from changed`,
);

/**
 * Tells open pages that the registry looks different: its version grows and the event goes into the outbox, in one
 * statement. Last in a transaction: it locks the registry until the commit.
 */
export async function announceChange(
  trx: Transaction<Database>,
  registryId: string,
): Promise<void> {
  await raiseVersion(trx, registryId);
}
