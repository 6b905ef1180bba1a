import type { Transaction } from 'kysely';
import type { Database } from '../../database/tables.ts';
import type { Outbox } from '../../outbox/outbox.ts';
import { bumpVersion } from './registries.repository.ts';

/** Tells open pages that the registry looks different. Last in a transaction: it locks the registry until the commit. */
export async function announceChange(
  outbox: Outbox,
  trx: Transaction<Database>,
  registryId: string,
): Promise<void> {
  const version = await bumpVersion(trx, registryId);
  await outbox.enqueue(trx, {
    topic: 'event',
    payload: { type: 'registry-changed', registryId, version },
  });
}
