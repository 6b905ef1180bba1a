import { sql } from 'kysely';
import type { Db } from '../../database/database.ts';

/** The privacy policy names this period. */
const RETENTION_DAYS = 180;

export async function deleteOldAuditEntries(db: Db): Promise<void> {
  await db
    .deleteFrom('auditLog')
    .where('createdAt', '<', sql<string>`now() - make_interval(days => ${RETENTION_DAYS})`)
    .execute();
}
