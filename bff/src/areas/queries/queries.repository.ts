import type { Db } from '../../database/database.ts';

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
