import { sql } from 'kysely';
import type { listQueries, QueryRow, TeamQuery } from '@gift-registry/bff-contract';
import type { Db } from '../../platform/database/database.ts';
import { deleteBatch } from '../../platform/database/delete-batch.ts';
import { keysetList, type FilterOf } from '../../platform/database/keyset-list.ts';
import {
  beginsAddress,
  containing,
  startingWith,
} from '../../platform/database/search-patterns.ts';

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

type Filter = FilterOf<typeof listQueries>;

const state = sql`case when queries.answered_at is null then 'open' else 'answered' end`;

const matches = (search: string) =>
  beginsAddress(search)
    ? sql<boolean>`lower(email) like ${startingWith(search)}`
    : sql<boolean>`lower(name || ' ' || email || ' ' || query_text) like ${containing(search)}`;

export const findQueries = keysetList<QueryRow, Filter>({
  from: sql`queries`,
  id: sql`queries.id`,
  columns: sql`id, name, email, left(query_text, 200) as beginning, ${state} as state, created_at`,
  where: ({ search, state: wanted }) => [
    ...(wanted === 'open' ? [sql<boolean>`queries.answered_at is null`] : []),
    ...(wanted === 'answered' ? [sql<boolean>`queries.answered_at is not null`] : []),
    ...(search ? [matches(search.toLowerCase())] : []),
  ],
  sorts: { created: { by: sql`queries.id`, type: 'uuid' } },
});

export async function findQuery(db: Db, queryId: string): Promise<TeamQuery | undefined> {
  const { rows } = await sql<Omit<TeamQuery, 'entries'>>`
    select id, name, email, phone, query_text as text, ${state} as state, answered_at, created_at
      from queries where id = ${queryId}`.execute(db);
  const [query] = rows;
  if (!query) return undefined;
  const { rows: entries } = await sql<TeamQuery['entries'][number]>`
    select entry.id, entry.kind, entry.text, entry.created_at,
           nullif(concat_ws(' ', first_name, last_name), '') as by
      from query_entries entry left join profiles on profiles.id = entry.user_id
     where entry.query_id = ${queryId} order by entry.id`.execute(db);
  return { ...query, entries };
}

interface NewEntry {
  readonly queryId: string;
  readonly userId: string;
  readonly kind: 'note' | 'reply';
  readonly text: string;
}

export async function insertQueryEntry(trx: Db, entry: NewEntry): Promise<void> {
  await trx.insertInto('queryEntries').values(entry).execute();
}

/** Locks the query and keeps the first time of an answer. Resolves to false when it is gone. */
export async function setAnswered(trx: Db, queryId: string, answered: boolean): Promise<boolean> {
  const { rows } = await sql`
    update queries set answered_at = case when ${answered} then coalesce(answered_at, now()) end
     where id = ${queryId} returning id`.execute(trx);
  return rows.length > 0;
}
