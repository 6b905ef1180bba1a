import { sql, type Kysely } from 'kysely';
import type { Database } from '../../database/tables.ts';

/** A repeated request comes within minutes; two days are kept for the slowest of networks. */
export async function deleteOldKeys(db: Kysely<Database>): Promise<void> {
  await db
    .deleteFrom('idempotencyKeys')
    .where('createdAt', '<', sql<string>`now() - interval '2 days'`)
    .execute();
}
