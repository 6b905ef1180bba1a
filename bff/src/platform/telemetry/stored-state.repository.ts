import { sql } from 'kysely';
import type { Db } from '../database/database.ts';

interface StoredState {
  readonly waiting: number;
  readonly oldest: number;
  readonly mailWaits: number;
  readonly mails: Readonly<Record<string, number>>;
  readonly live: readonly string[];
  readonly withdrawn: Readonly<Record<string, number>>;
}

/** One statement for what all processes share. Its counts are of indexed or short ranges. */
export async function readStoredState(db: Db): Promise<StoredState> {
  const { rows } = await sql<StoredState>`
    select (select count(*) from outbox where published_at is null)::float8 as waiting,
           (select coalesce(extract(epoch from now() - min(available_at)), 0)
              from outbox where published_at is null and available_at <= now())::float8 as oldest,
           (select coalesce(extract(epoch from now() - min(created_at)), 0)
              from mails where state = 'failed')::float8 as mail_waits,
           (select coalesce(jsonb_object_agg(state, count), '{}') from (
              select state, count(*) from mails where created_at > now() - interval '1 day' group by state) of_day) as mails,
           (select coalesce(jsonb_agg(project order by project), '[]') from mfe_releases where is_live) as live,
           (select coalesce(jsonb_object_agg(project, count), '{}') from (
              select project, count(*) from mfe_releases
               where withdrawn_at > now() - interval '1 day' group by project) of_day) as withdrawn`.execute(
    db,
  );
  const [row] = rows;
  if (!row) throw new Error('The state was not read.');
  return row;
}
