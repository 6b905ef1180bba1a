import { sql, type RawBuilder } from 'kysely';
import type { Db } from './database.ts';
import type { Database } from './tables.ts';

const ROWS = 2_000;

/** One statement for a million rows would time out in each run. Resolves to true when more may be left. */
export async function deleteBatch(
  db: Db,
  table: keyof Database,
  condition: RawBuilder<unknown>,
  rows = ROWS,
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    delete from ${sql.table(table)} where ctid = any(array(
      select ctid from ${sql.table(table)} where ${condition} limit ${rows}
         for update skip locked))`.execute(db);
  return numAffectedRows === BigInt(rows);
}
