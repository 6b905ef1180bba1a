import { sql } from 'kysely';
import type { z } from 'zod';
import type { listQueries, QueryRow, TeamQuery } from '@gift-registry/bff-contract';
import type { Db } from '../../../platform/database/database.ts';
import {
  keysetPage,
  type KeysetColumns,
  type PageAsk,
} from '../../../platform/database/keyset/keyset-page.ts';
import {
  beginsAddress,
  containing,
  startingWith,
} from '../../../platform/database/search-patterns.ts';

type Filter = Omit<z.output<(typeof listQueries)['query']>, keyof PageAsk>;

const state = sql`case when queries.answered_at is null then 'open' else 'answered' end`;

const matches = (search: string) =>
  beginsAddress(search)
    ? sql<boolean>`lower(email) like ${startingWith(search)}`
    : sql<boolean>`lower(name || ' ' || email || ' ' || query_text) like ${containing(search)}`;

export async function findQueries(
  db: Db,
  { search, state: wanted }: Filter,
  ask: PageAsk,
): Promise<readonly (QueryRow & KeysetColumns)[]> {
  const { page, inOrder } = keysetPage(
    {
      from: sql`queries`,
      id: sql`queries.id`,
      where: [
        ...(wanted === 'open' ? [sql<boolean>`queries.answered_at is null`] : []),
        ...(wanted === 'answered' ? [sql<boolean>`queries.answered_at is not null`] : []),
        ...(search ? [matches(search.toLowerCase())] : []),
      ],
      sorts: { created: { by: sql`queries.id`, type: 'uuid' } },
    },
    ask,
  );
  const { rows } = await sql<QueryRow & KeysetColumns>`
    with page as (${page})
    select queries.id, page.sort_value, name, email, left(query_text, 200) as beginning,
           ${state} as state, created_at
      from page join queries on queries.id = page.id ${inOrder}`.execute(db);
  return rows;
}

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
