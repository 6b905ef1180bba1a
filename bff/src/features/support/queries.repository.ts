import { sql } from 'kysely';
import type { Db } from '../../platform/database/database.ts';
import { deleteBatch } from '../../platform/database/retention/delete-batch.ts';

interface NewQuery {
  readonly name: string;
  readonly email: string;
  readonly phone: string | null;
  readonly queryText: string;
}

export async function insertQuery(db: Db, query: NewQuery): Promise<void> {
  const { name, email, phone, queryText } = query;
  await db.insertInto('queries').values({ name, email, phone, queryText }).execute();
}

/** The privacy policy names this period. */
export const deleteOldQueries = (db: Db): Promise<boolean> =>
  deleteBatch(db, 'queries', sql`created_at < now() - interval '2 years'`);
