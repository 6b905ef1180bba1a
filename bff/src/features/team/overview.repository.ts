import { sql } from 'kysely';
import type { Db } from '../../platform/database/database.ts';
import { registriesWithUnusualGifts } from '../giving/index.ts';

interface Counts {
  readonly accounts: number;
  readonly registries: number;
  readonly publishedRegistries: number;
  readonly products: number;
  readonly gifts: number;
}

const columns = sql`accounts, registries, published_registries, products, gifts`;

const counted = sql`
  select (select count(*) from users) as accounts,
         (select count(*) from registries) as registries,
         (select count(*) from registries where status = 'published') as published_registries,
         (select count(*) from products where is_active and source_type = 'internal') as products,
         (select coalesce(sum(quantity), 0) from claims where status <> 'released') as gifts`;

export async function keepCounts(db: Db): Promise<void> {
  await sql`
    insert into platform_counts (${columns}) ${counted}
    on conflict (is_only_row) do update
      set (${columns}, counted_at) = (excluded.accounts, excluded.registries,
        excluded.published_registries, excluded.products, excluded.gifts, now())`.execute(db);
}

export async function readCounts(db: Db): Promise<Counts> {
  const { rows } = await sql<Counts>`
    with kept as (
      select ${columns} from platform_counts where counted_at > now() - interval '3 minutes'
    )
    select ${columns} from kept
    union all
    select ${columns} from (${counted}) now where not exists (select from kept)`.execute(db);
  const [counts] = rows;
  if (!counts) throw new Error('The counts are missing.');
  return counts;
}

interface Troubles {
  readonly failedMails: number;
  readonly delayedMails: number;
  readonly paymentCases: number;
  readonly openQueries: number;
  readonly unusualGifts: number;
  readonly failingReleases: number;
  readonly soldOut: number;
}

/** Each is a part of an index, so that it is counted at once. */
export async function countTroubles(db: Db): Promise<Troubles> {
  const { rows } = await sql<Troubles>`
    select (select count(*)::int from mails
             where state = 'given-up' and content is not null and content_until > now()) as failed_mails,
           (select count(*)::int from mails where state = 'failed') as delayed_mails,
           (select count(*)::int from order_cases where closed_at is null) as payment_cases,
           (select count(*)::int from queries where answered_at is null) as open_queries,
           (select count(*)::int from (${registriesWithUnusualGifts}) as unusual) as unusual_gifts,
           (select count(*)::int from mfe_releases
             where is_live and browsers_told_at > now() - interval '1 day') as failing_releases,
           (select count(*)::int from products
             where is_active and source_type = 'internal' and stock_quantity = 0) as sold_out`.execute(
    db,
  );
  const [counts] = rows;
  if (!counts) throw new Error('The counts are missing.');
  return counts;
}

export interface Waiting {
  readonly topic: string;
  readonly jobs: number;
  /** Of the job that waits longest. */
  readonly seconds: number;
}

export async function findWaiting(db: Db): Promise<Waiting[]> {
  const { rows } = await sql<Waiting>`
    select case topic when 'secret-mail' then 'mail' else topic end as topic, count(*)::int as jobs,
           coalesce(extract(epoch from now() - min(published_at)), 0)::int as seconds
      from outbox
     where published_at > now() - interval '36 hours' and confirmed_at is null and topic <> 'event'
       -- A mail between two attempts waits for its server, not for a worker.
       and not exists (select from mails where mails.id = outbox.id and mails.state = 'failed')
     group by 1`.execute(db);
  return rows;
}
