import { sql, type RawBuilder } from 'kysely';
import type { SurpriseRegistry, Surprise } from '@gift-registry/bff-contract';
import type { Db } from '../../platform/database/database.ts';
import { indianToday } from '../../platform/database/indian-days.ts';
import { findHostIds, hostedBy } from '../registries/index.ts';

// No module outside of this folder reads `hidden_until`. Guests and admins see the truth.

/** True for a row of `registries` while its hosts may not know its gifts; by the clock of the database. */
export const giftsAreHidden = sql<boolean>`coalesce(registries.hidden_until > now(), false)`;

export const bookIsOpen = sql<boolean>`(registries.hidden_until is null or registries.revealed_at is not null)`;

export const revealIsDue = sql<boolean>`(registries.hidden_until <= now() and registries.revealed_at is null)`;

/** A number about gifts as hosts may know it: 0 while they are hidden. For queries that read `registries`. */
export const forHosts = (count: RawBuilder<number>): RawBuilder<number> =>
  sql<number>`case when ${giftsAreHidden} then 0 else ${count} end`;

/** The same for queries that read `registry_items` as `i`, of which some have no registry. */
export const forHostsOfItem = (count: RawBuilder<number>): RawBuilder<number> =>
  sql<number>`case when exists (
    select from registries where registries.id = i.registry_id and ${giftsAreHidden}
  ) then 0 else ${count} end`;

export interface RegistryAudience {
  readonly hostIds: ReadonlySet<string>;
  /** Milliseconds since 1970; 0 when nothing is hidden. */
  readonly hiddenUntil: number;
}

export async function findAudience(
  db: Db,
  registryId: string,
): Promise<RegistryAudience | undefined> {
  const registry = await db
    .selectFrom('registries')
    .select(sql<number>`coalesce(extract(epoch from hidden_until) * 1000, 0)::float8`.as('until'))
    .where('id', '=', registryId)
    .executeTakeFirst();
  if (!registry) return undefined;
  return {
    hostIds: new Set(await findHostIds(db, registryId)),
    hiddenUntil: registry.until,
  };
}

interface ClosedBook {
  readonly registryName: string;
  readonly hostVersion: number;
  readonly opensAt: string;
}

export const findClosedBook = (
  db: Db,
  userId: string,
  registryId: string,
): Promise<ClosedBook | undefined> =>
  db
    .selectFrom('registries')
    .select(['registryName', 'hostVersion'])
    .select(sql<string>`hidden_until`.as('opensAt'))
    .where('id', '=', registryId)
    .where(hostedBy(userId))
    .where(giftsAreHidden)
    .executeTakeFirst();

interface GiftBooks {
  readonly openIds: string[];
  readonly surprises: SurpriseRegistry[];
}

export async function findGiftBooks(
  db: Db,
  userId: string,
  registryId?: string,
): Promise<GiftBooks> {
  const books = await db
    .selectFrom('registries')
    .select(['registries.id', 'registryName', giftsAreHidden.as('hidden')])
    .select(sql<string>`coalesce(hidden_until, now())`.as('opensAt'))
    .where(hostedBy(userId))
    .$if(registryId !== undefined, (query) => query.where('registries.id', '=', registryId ?? ''))
    .orderBy('registries.id', 'desc')
    .execute();
  return {
    openIds: books.filter(({ hidden }) => !hidden).map(({ id }) => id),
    surprises: books
      .filter(({ hidden }) => hidden)
      .map(({ id, registryName, opensAt }) => ({
        registryId: id,
        registryName,
        opensAt,
        parcels: null,
      })),
  };
}

type Parcels = NonNullable<SurpriseRegistry['parcels']>[number];

/**
 * Adds the parcels that were shipped to the hosts, so that somebody is at home: their number and the day that the giver chose,
 * and nothing about gift, giver or order.
 */
export async function withParcels(
  db: Db,
  surprises: readonly SurpriseRegistry[],
): Promise<SurpriseRegistry[]> {
  const ids = surprises.map(({ registryId }) => registryId);
  if (ids.length === 0) return [];
  const { rows } = await sql<Parcels & { readonly registryId: string }>`
    select registry_id, count(*)::int as parcels,
           case when wanted_day >= ${indianToday} then wanted_day end as day
      from orders join order_parcels sent on sent.order_id = orders.id and sent.returned_at is null
     where registry_id = any(${ids}::uuid[]) and ship_to = 'host' and state = 'open'
     group by 1, 3
     order by day nulls last`.execute(db);
  return surprises.map((surprise) => ({
    ...surprise,
    parcels: rows
      .filter(({ registryId }) => registryId === surprise.registryId)
      .map(({ day, parcels }) => ({ day, parcels })),
  }));
}

interface SurpriseNow extends Surprise {
  readonly today: string;
}

export async function findSurprise(db: Db, registryId: string): Promise<SurpriseNow> {
  const { rows } = await sql<SurpriseNow>`
    select surprise_until as until, hidden_until as opens_at, ${giftsAreHidden} as hidden, time_zone,
           (now() at time zone time_zone)::date as today
      from registries where id = ${registryId}`.execute(db);
  const [surprise] = rows;
  if (!surprise) throw new Error('The registry is missing.');
  return surprise;
}

/** Starts a surprise, or ends it at another day. Without a zone the stored one stays. */
export async function startSurprise(
  trx: Db,
  registryId: string,
  until: string,
  timeZone: string | null,
): Promise<void> {
  await trx
    .updateTable('registries')
    .set({
      surpriseUntil: until,
      revealedAt: null,
      timeZone: sql<string>`coalesce(${timeZone}, time_zone)`,
    })
    .where('id', '=', registryId)
    .execute();
}
