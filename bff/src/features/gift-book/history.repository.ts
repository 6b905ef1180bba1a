import { sql } from 'kysely';
import type { Db } from '../../platform/database/database.ts';
import { deleteBatch } from '../../platform/database/retention/delete-batch.ts';

const DAYS = 30;

export async function deleteOldHistory(db: Db): Promise<boolean> {
  const isOld = (column: string) =>
    sql`status = 'released' and ${sql.ref(column)} < now() - make_interval(days => ${DAYS})`;
  if (await deleteBatch(db, 'contributions', isOld('released_at'))) return true;
  return deleteBatch(
    db,
    'claims',
    sql`${isOld('updated_at')}
      and not exists (select from contributions k where k.claim_id = claims.id)`,
  );
}
