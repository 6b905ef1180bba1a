import { sql } from 'kysely';
import type { Db } from '../../database/database.ts';

const DAYS = 30;

/** Deletes what guests undid long ago. */
export async function deleteOldHistory(db: Db): Promise<void> {
  const isOld = (column: string) =>
    sql`${sql.ref(column)} < now() - make_interval(days => ${DAYS})`;
  await sql`
    delete from contributions where status = 'released' and ${isOld('released_at')}`.execute(db);
  await sql`
    delete from claims where status = 'released' and ${isOld('updated_at')}
      and not exists (select from contributions k where k.claim_id = claims.id)`.execute(db);
}
