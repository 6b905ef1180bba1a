import { sql } from 'kysely';
import { mostSavedFilters, type SavedFilter } from '@gift-registry/bff-contract';
import type { Db } from '../../platform/database/database.ts';

export const findSavedFilters = (db: Db, userId: string, list: string): Promise<SavedFilter[]> =>
  db
    .selectFrom('savedFilters')
    .select(['id', 'name', 'query'])
    .where('userId', '=', userId)
    .where('list', '=', list)
    .orderBy('name')
    .execute();

interface NewFilter {
  readonly list: string;
  readonly name: string;
  readonly query: string;
}

/** Resolves to false when the list has as many filters as it may have. */
export async function upsertFilter(
  db: Db,
  userId: string,
  { list, name, query }: NewFilter,
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    insert into saved_filters (user_id, list, name, query)
    select ${userId}, ${list}, ${name}, ${query}
     where (select count(*) from saved_filters
             where user_id = ${userId} and list = ${list} and name <> ${name}) < ${mostSavedFilters}
    on conflict (user_id, list, name) do update set query = excluded.query`.execute(db);
  return numAffectedRows === 1n;
}

export async function deleteFilter(db: Db, userId: string, filterId: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('savedFilters')
    .where('id', '=', filterId)
    .where('userId', '=', userId)
    .executeTakeFirstOrThrow();
  return numDeletedRows === 1n;
}
