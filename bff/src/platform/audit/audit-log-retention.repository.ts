import { sql } from 'kysely';
import type { Db } from '../database/database.ts';

const BATCH = 2_000;

/** Entries about accounts go after 180 days, as the privacy policy says, what the team did after two years. */
export async function deleteOldAuditEntries(db: Db): Promise<boolean> {
  const { rows } = await sql<{ removed: number }>`
    select prune_audit_log(${BATCH}) as removed`.execute(db);
  return rows[0]?.removed === BATCH;
}
