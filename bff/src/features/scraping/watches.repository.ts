import { sql } from 'kysely';
import type { Db } from '../../platform/database/database.ts';
import { indianDay, indianToday } from '../../platform/database/indian-days.ts';
import { hostedRegistryIds } from '../registries/index.ts';
import { giftsAreHidden } from '../surprise/index.ts';
import type { Verdict, WatchedProduct } from './judge-look.ts';

const firstDay = sql.raw<string>(indianDay('created_at'));

/** The price before the first look begins the history. */
async function recordFirstPrice(trx: Db, productId: string): Promise<void> {
  await sql`
    insert into price_readings (product_id, read_on, price, currency)
    select id, ${firstDay}, price, currency from products
     where id = ${productId} and price is not null
       and not exists (select from price_readings where product_id = ${productId})
        on conflict do nothing`.execute(trx);
}

export async function recordPrice(trx: Db, productId: string, verdict: Verdict): Promise<void> {
  if (!verdict.isPriceRead) return;
  await recordFirstPrice(trx, productId);
  const { newPrice } = verdict;
  await trx
    .updateTable('products')
    .set({ priceReadAt: sql`now()`, ...(newPrice && { ...newPrice, updatedAt: sql`now()` }) })
    .where('id', '=', productId)
    .execute();
  if (!newPrice) return;
  await trx
    .insertInto('priceReadings')
    .values({ productId, readOn: indianToday, ...newPrice })
    .onConflict((conflict) => conflict.columns(['productId', 'readOn']).doUpdateSet(newPrice))
    .execute();
}

interface PriceReading {
  readonly day: string;
  readonly price: number;
  readonly currency: string;
}

const MAX_READINGS = 120;

export async function findReadings(db: Db, productId: string): Promise<PriceReading[]> {
  const readings = await db
    .selectFrom('priceReadings')
    .select(['readOn as day', 'price', 'currency'])
    .where('productId', '=', productId)
    .orderBy('readOn', 'desc')
    .limit(MAX_READINGS)
    .execute();
  return readings.toReversed();
}

const BATCH = 200;
const MAX_PER_SITE = 10;

/** Contributions add up to the price that their first guest saw. */
const hasPledges = sql<boolean>`exists (
  select from claims c join registry_items i on i.id = c.item_id
   where i.product_id = p.id and c.kind = 'group' and c.status = 'reserved')`;

/** Hidden gifts are looked at as before: the end of the looks would tell a surprised host of a gift. */
const isWanted = sql<boolean>`p.is_active and not ${hasPledges} and exists (
  select from registry_items i join registries on registries.id = i.registry_id
   where i.product_id = p.id and registries.status = 'published' and registries.deleted_at is null
     and (${giftsAreHidden} or i.quantity_reserved + i.quantity_fulfilled < i.quantity_requested))`;

interface DueLook {
  readonly productId: string;
  readonly url: string;
}

/** Locks the products to look at now, at most ten of a site. Those that nobody needs are put off for a day. */
export async function takeDueLooks(trx: Db): Promise<readonly DueLook[]> {
  const { rows } = await sql<DueLook>`
    with locked as (
      select product_id from price_watches
       where look_after <= now() and scrape_id is null
       order by look_after limit ${BATCH} for update skip locked
    ), due as (
      select p.id as product_id, p.external_url as url, ${isWanted} as is_wanted,
        row_number() over (partition by ${isWanted}, split_part(p.external_url, '/', 3)) as place
        from locked join products p on p.id = locked.product_id
    ), put_off as (
      update price_watches w set look_after = now() + interval '1 day'
        from due where w.product_id = due.product_id and not due.is_wanted
    )
    select product_id, url from due where is_wanted and place <= ${MAX_PER_SITE}`.execute(trx);
  return rows;
}

export async function openLook(trx: Db, productId: string, scrapeId: string): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('priceWatches')
    .set({ scrapeId })
    .where('productId', '=', productId)
    .where('scrapeId', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export interface OpenLook {
  readonly productId: string;
  readonly scrapeId: string;
  /** False when the outbox has forgotten the scrape. */
  readonly isKnown: boolean;
}

const openLooks = (db: Db) =>
  db
    .selectFrom('priceWatches as w')
    .leftJoin('outbox as o', 'o.id', 'w.scrapeId')
    .select(['w.productId', sql<boolean>`o.id is not null`.as('isKnown')])
    .select('w.scrapeId')
    .where('w.scrapeId', 'is not', null)
    .$narrowType<{ scrapeId: string }>();

export const findOpenLooks = (db: Db): Promise<OpenLook[]> =>
  openLooks(db).orderBy('w.scrapeId').limit(BATCH).execute();

export const findOpenLook = (db: Db, productId: string): Promise<OpenLook | undefined> =>
  openLooks(db).where('w.productId', '=', productId).executeTakeFirst();

export interface LockedWatch extends WatchedProduct {
  readonly today: string;
}

/** Undefined when another process has ended this look. */
export async function lockWatch(
  trx: Db,
  { productId, scrapeId }: OpenLook,
): Promise<LockedWatch | undefined> {
  const { rows } = await sql<LockedWatch>`
    select p.price, p.currency,
      p.corrected_fields && array['price', 'currency'] or ${hasPledges} as keeps_price,
      w.unchanged_looks, w.suspected_price, w.suspected_currency, w.is_out_of_stock,
      w.suspects_out_of_stock, w.failed_days, w.last_failed_on, ${indianToday} as today
      from price_watches w join products p on p.id = w.product_id
     where w.product_id = ${productId} and w.scrape_id = ${scrapeId}
       for update of w, p`.execute(trx);
  return rows[0];
}

/** The next look is up to a tenth earlier or later, so that gifts added together don't stay together. */
export async function endLook(trx: Db, productId: string, verdict: Verdict): Promise<void> {
  await trx
    .updateTable('priceWatches')
    .set({
      scrapeId: null,
      lookedAt: sql`now()`,
      lookAfter: sql`now() + make_interval(secs => ${verdict.nextLookHours * 3600} * (0.9 + random() * 0.2))`,
      unchangedLooks: verdict.unchangedLooks,
      suspectedPrice: verdict.suspected?.price ?? null,
      suspectedCurrency: verdict.suspected?.currency ?? null,
      suspectsOutOfStock: verdict.suspectsOutOfStock,
      isOutOfStock: verdict.isOutOfStock,
      failedDays: verdict.failedDays,
      lastFailedOn: verdict.lastFailedOn,
    })
    .where('productId', '=', productId)
    .execute();
}

/** The registries that show the product, in the order in which they are locked. */
export async function findRegistriesWith(db: Db, productId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('registryItems as i')
    .innerJoin('registries as r', 'r.id', 'i.registryId')
    .select('r.id')
    .distinct()
    .where('i.productId', '=', productId)
    .where('r.deletedAt', 'is', null)
    .orderBy('r.id')
    .execute();
  return rows.map(({ id }) => id);
}

interface Watch {
  readonly url: string;
  readonly lookedAt: string | null;
  readonly minutesAgo: number | null;
  readonly isLooking: boolean;
  readonly outOfStock: boolean;
  readonly gone: boolean;
  readonly keepsPrice: boolean;
}

/** Undefined for products that the host neither added nor has in a registry. */
export const findWatch = (db: Db, userId: string, productId: string): Promise<Watch | undefined> =>
  db
    .selectFrom('priceWatches as w')
    .innerJoin('products as p', 'p.id', 'w.productId')
    .select([
      'p.externalUrl as url',
      'w.lookedAt',
      sql<number | null>`extract(epoch from now() - w.looked_at)::float / 60`.as('minutesAgo'),
      sql<boolean>`w.scrape_id is not null`.as('isLooking'),
      'w.isOutOfStock as outOfStock',
      'w.isGone as gone',
      sql<boolean>`p.corrected_fields && array['price', 'currency']`.as('keepsPrice'),
    ])
    .where('w.productId', '=', productId)
    .where('p.externalUrl', 'is not', null)
    .where((eb) =>
      eb.or([
        eb('p.addedByUserId', '=', userId),
        eb.exists(
          eb
            .selectFrom('registryItems as i')
            .select('i.id')
            .whereRef('i.productId', '=', 'p.id')
            .where('i.registryId', 'in', hostedRegistryIds(db, userId)),
        ),
      ]),
    )
    .$narrowType<{ url: string }>()
    .executeTakeFirst();
