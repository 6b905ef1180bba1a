import { sql } from 'kysely';
import type { Db } from '../database.ts';

/** Marks a state of the transaction. The result takes back what was changed since. */
export async function savepoint(trx: Db, name: string): Promise<() => Promise<void>> {
  await sql`savepoint ${sql.id(name)}`.execute(trx);
  return async () => {
    await sql`rollback to savepoint ${sql.id(name)}`.execute(trx);
  };
}
