import type { Db } from '../../database/database.ts';

export interface RequestedScrape {
  /** Whether the queue knows of it. */
  readonly handedOver: boolean;
}

export async function findScrape(
  db: Db,
  userId: string,
  scrapeId: string,
): Promise<RequestedScrape | undefined> {
  const row = await db
    .selectFrom('outbox')
    .select('published_at')
    .where('id', '=', scrapeId)
    .where('topic', '=', 'scrape')
    .where('requested_by', '=', userId)
    .executeTakeFirst();
  return row && { handedOver: row.published_at !== null };
}
