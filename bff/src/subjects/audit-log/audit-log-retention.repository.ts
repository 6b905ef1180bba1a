import { sql } from 'kysely';
import type { Db } from '../../platform/database/database.ts';
import { deleteBatch } from '../../platform/database/delete-batch.ts';

/** The privacy policy names this period. */
const RETENTION_DAYS = 180;

export const deleteOldAuditEntries = (db: Db): Promise<boolean> =>
  deleteBatch(db, 'auditLog', sql`created_at < now() - make_interval(days => ${RETENTION_DAYS})`);
