import { sql } from 'kysely';
import type { Db } from '../../platform/database/database.ts';

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
