import type { Db } from '../../platform/database/database.ts';
import { prepareQuery } from '../../platform/database/prepared-query.ts';
import { deleteBatch } from '../../platform/database/retention/delete-batch.ts';
import { sql } from 'kysely';

/** Counts a visitor of the day once. Days are those of the registry's zone. */
export const countVisitor = prepareQuery(
  'count-visitor',
  `with link as (
     select share.id, (now() at time zone registry.time_zone)::date as day
       from registry_shares share join registries registry on registry.id = share.registry_id
      where share.id = $1
   ), visitor as (
     insert into share_visitors (share_id, day, visitor) select id, day, $2::bytea from link
     on conflict do nothing returning share_id, day
   )
   insert into share_openings (share_id, day, count) select share_id, day, 1 from visitor
   on conflict (share_id, day) do update set count = share_openings.count + 1`,
);

export const deletePastVisitors = (db: Db): Promise<boolean> =>
  deleteBatch(
    db,
    'shareVisitors',
    sql`day < (now() at time zone (
      select registry.time_zone from registry_shares share
        join registries registry on registry.id = share.registry_id
       where share.id = share_visitors.share_id))::date`,
  );
