import { sql } from 'kysely';
import type { Db } from '../../platform/database/database.ts';
import { deleteBatch } from '../../platform/database/delete-batch.ts';
import { prepareQuery } from '../../platform/database/prepared-query.ts';

export interface LinkRow {
  readonly id: string;
  readonly shareCode: string;
  readonly label: string;
  readonly isNamed: boolean;
  readonly paused: boolean;
  readonly endsOn: string | null;
  readonly ended: boolean;
  readonly openings: readonly { readonly day: string; readonly count: number }[];
}

const isKept = sql<boolean>`(share.is_active or (share.is_named and share.revoked_at is null))`;

export async function findLinks(db: Db, registryId: string): Promise<LinkRow[]> {
  const { rows } = await sql<LinkRow>`
    select share.id, share.share_code, share.label, share.is_named,
           share.paused_at is not null as paused,
           ((share.ends_at - interval '1 second') at time zone registry.time_zone)::date as ends_on,
           coalesce(share.ends_at <= now(), false) as ended,
           coalesce((select json_agg(json_build_object('day', opening.day, 'count', opening.count)
                                     order by opening.day desc)
                       from share_openings opening
                      where opening.share_id = share.id and opening.day > current_date - 30), '[]') as openings
      from registry_shares share
      join registries registry on registry.id = share.registry_id
     where share.registry_id = ${registryId} and ${isKept}
     order by share.is_named, share.id`.execute(db);
  return rows;
}

export const insertNamedLink = (
  db: Db,
  link: { readonly registryId: string; readonly shareCode: string; readonly label: string },
) =>
  db
    .insertInto('registryShares')
    .values({ ...link, isNamed: true, isActive: false })
    .execute();

interface LinkChange {
  readonly label?: string | undefined;
  readonly paused?: boolean | undefined;
  readonly endsOn?: string | null | undefined;
}

/** The end is the midnight after the chosen day, in the registry's zone. */
const endOf = (endsOn: string | null) =>
  sql<string | null>`(select (${endsOn}::date + 1)::timestamp at time zone time_zone
    from registries where registries.id = registry_shares.registry_id)`;

export async function updateLink(
  db: Db,
  linkId: string,
  { label, paused, endsOn }: LinkChange,
): Promise<void> {
  await db
    .updateTable('registryShares')
    .set({
      ...(label === undefined
        ? {}
        : { label: sql<string>`case when is_named then ${label} else label end` }),
      ...(paused === undefined
        ? {}
        : {
            pausedAt: sql<string | null>`case when ${paused} then coalesce(paused_at, now()) end`,
          }),
      ...(endsOn === undefined ? {} : { endsAt: endOf(endsOn) }),
    })
    .where('id', '=', linkId)
    .execute();
}

export async function closeLink(db: Db, linkId: string): Promise<void> {
  await db
    .updateTable('registryShares')
    .set({ isActive: false, revokedAt: sql<string>`now()` })
    .where('id', '=', linkId)
    .execute();
}

export async function copyLink(db: Db, linkId: string, shareCode: string): Promise<void> {
  await sql`
    insert into registry_shares (registry_id, share_code, label, is_named, is_active, paused_at, ends_at)
    select registry_id, ${shareCode}, label, is_named, not is_named, paused_at, ends_at
      from registry_shares where id = ${linkId}`.execute(db);
}

export async function findShareCode(db: Db, registryId: string): Promise<string | null> {
  const row = await db
    .selectFrom('registryShares')
    .select('shareCode')
    .where('registryId', '=', registryId)
    .where('isActive', '=', true)
    .executeTakeFirst();
  return row?.shareCode ?? null;
}

export async function insertShare(db: Db, registryId: string, shareCode: string): Promise<void> {
  await db.insertInto('registryShares').values({ registryId, shareCode }).execute();
}

export async function publishDraft(db: Db, registryId: string): Promise<void> {
  await db
    .updateTable('registries')
    .set({ status: 'published' })
    .where('id', '=', registryId)
    .where('status', '=', 'draft')
    .execute();
}

export async function deactivateShare(db: Db, registryId: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('registryShares')
    .set({ isActive: false })
    .where('registryId', '=', registryId)
    .where('isActive', '=', true)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

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
