import { sql } from 'kysely';
import type { Db } from '../database/database.ts';

export type Priorities = ReadonlyMap<string, number>;

/**
 * One person's hundred pages don't delay another's first: a scrape's priority is its place among those that the
 * same person asked for in the ten minutes before it. It follows from the rows alone, so that any number of relays
 * agree on it and a job handed over again keeps it.
 */
export async function fairPriorities(db: Db, ids: readonly string[]): Promise<Priorities> {
  const rows = await db
    .selectFrom('outbox as mine')
    .innerJoin('outbox as earlier', (join) =>
      join
        .onRef('earlier.requestedBy', '=', 'mine.requestedBy')
        .onRef('earlier.id', '<=', 'mine.id')
        .on('earlier.topic', '=', 'scrape')
        .on('earlier.createdAt', '>', sql<string>`mine.created_at - interval '10 minutes'`),
    )
    .select(['mine.id', sql<number>`count(*)::integer`.as('priority')])
    .where('mine.id', 'in', [...ids])
    .groupBy('mine.id')
    .execute();
  return new Map(rows.map(({ id, priority }) => [id, priority]));
}
