import { sql } from 'kysely';
import { scrapeJobSchema, type ScrapeJob } from '@gift-registry/workers-contract';
import type { Db } from '../../platform/database/database.ts';

export interface RequestedScrape {
  readonly id: string;
  readonly job: ScrapeJob;
  readonly enqueued: boolean;
}

const requestedBy = (db: Db, userId: string) =>
  db
    .selectFrom('outbox')
    .select(['id', 'payload', 'publishedAt'])
    .where('topic', '=', 'scrape')
    .where('requestedBy', '=', userId);

interface Row {
  readonly id: string;
  readonly payload: unknown;
  readonly publishedAt: string | null;
}

const toScrape = ({ id, payload, publishedAt }: Row): RequestedScrape => ({
  id,
  job: scrapeJobSchema.parse(payload),
  enqueued: publishedAt !== null,
});

export async function findScrape(
  db: Db,
  userId: string,
  scrapeId: string,
): Promise<RequestedScrape | undefined> {
  const row = await requestedBy(db, userId).where('id', '=', scrapeId).executeTakeFirst();
  return row && toScrape(row);
}

export async function findScrapes(
  db: Db,
  userId: string,
  ids: readonly string[],
): Promise<RequestedScrape[]> {
  const rows = await requestedBy(db, userId).where('id', 'in', ids).execute();
  return rows.map(toScrape);
}

export async function findRecentScrape(
  db: Db,
  userId: string,
  url: string,
): Promise<RequestedScrape | undefined> {
  const row = await requestedBy(db, userId)
    .where(sql<string>`payload ->> 'url'`, '=', url)
    .where(sql<boolean>`coalesce(payload ->> 'kind', 'page') = 'page'`)
    .where('createdAt', '>', sql<string>`now() - interval '1 hour'`)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row && toScrape(row);
}

export async function findUnconfirmedScrapes(db: Db, userId: string): Promise<RequestedScrape[]> {
  const rows = await requestedBy(db, userId)
    .where('confirmedAt', 'is', null)
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('pageListLines').select('id').whereRef('scrapeId', '=', 'outbox.id'))),
    )
    .where('createdAt', '>', sql<string>`now() - interval '1 hour'`)
    .execute();
  return rows.map(toScrape);
}

export async function confirmScrapes(db: Db, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await db
    .updateTable('outbox')
    .set({ confirmedAt: sql`now()` })
    .where('id', 'in', ids)
    .execute();
}

/** Serializes one account's requests until the transaction ends, so that parallel ones can't exceed a limit. */
export async function lockScrapesOf(db: Db, userId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`scrapes:${userId}`}, 0))`.execute(db);
}
