import { sql, type ExpressionBuilder, type RawBuilder } from 'kysely';
import type { GiftTotals, RegistrySummary } from '@gift-registry/bff-contract';
import type { Db } from '../../platform/database/database.ts';
import { deleteBatch } from '../../platform/database/delete-batch.ts';
import type { Database } from '../../platform/database/tables.ts';
import { guessedRecently, registriesFor, hostedBy } from '../registries/index.ts';
import { forHosts } from '../surprise/index.ts';
import { giftTables, matches, type GiftFilter, type GiftTable } from './gift-list.repository.ts';

interface Counted extends GiftFilter {
  readonly registryIds: readonly string[];
}

const noGifts: GiftTotals = { gifts: 0, units: 0, promised: 0, paid: 0, received: 0, toThank: 0 };

export async function sumGifts(db: Db, counted: Counted): Promise<GiftTotals> {
  if (counted.registryIds.length === 0) return noGifts;
  const branch = (table: GiftTable) => sql`
    select case when ${sql.lit(table.kind)} = 'claim' then ${table.units} else 0 end as units,
           ${table.rupees} as rupees, g.received_at, ${table.isPaid} as is_paid, ${table.state} as state
      from ${table.from}
     where g.registry_id = any(${[...counted.registryIds]}::uuid[]) and ${matches(table, counted)}`;
  const { rows } = await sql<GiftTotals>`
    select count(*) as gifts,
           coalesce(sum(units), 0) as units,
           coalesce(sum(rupees) filter (where received_at is null and not is_paid), 0) as promised,
           coalesce(sum(rupees) filter (where received_at is null and is_paid), 0) as paid,
           coalesce(sum(rupees) filter (where received_at is not null), 0) as received,
           count(*) filter (where state in ('bought', 'promised', 'received')) as to_thank
      from (${sql.join(giftTables.map(branch), sql` union all `)}) gifts`.execute(db);
  return rows[0] ?? noGifts;
}

const maxPictures = 3;

type Registries = ExpressionBuilder<Database, 'registries'>;

const selectGivenCount = (eb: Registries) =>
  eb
    .selectFrom('registryItems')
    .whereRef('registryItems.registryId', '=', 'registries.id')
    .select(() =>
      forHosts(sql<number>`coalesce(sum(registry_items.quantity_fulfilled), 0)`).as('givenCount'),
    )
    .$asScalar()
    .$notNull()
    .as('givenCount');

const openGroupGifts = sql`from claims
  where claims.registry_id = registries.id and claims.kind = 'group' and claims.status = 'reserved'`;

const selectReservedCount = (eb: Registries) =>
  eb
    .selectFrom('registryItems')
    .whereRef('registryItems.registryId', '=', 'registries.id')
    .select(() =>
      forHosts(
        sql<number>`coalesce(sum(registry_items.quantity_reserved), 0) - (select count(*) ${openGroupGifts})`,
      ).as('reservedCount'),
    )
    .$asScalar()
    .$notNull()
    .as('reservedCount');

const sumOfPledges = (condition: RawBuilder<unknown>) =>
  forHosts(sql<number>`(
    select coalesce(sum(pledge.amount), 0)
      from contributions pledge join claims unit on unit.id = pledge.claim_id
     where unit.registry_id = registries.id and unit.kind = 'group' and unit.status = 'reserved'
       and pledge.status = 'purchased' and ${condition})`);

const selectGivenMoney = [
  sumOfPledges(sql`true`).as('pledgedAmount'),
  sumOfPledges(sql`pledge.paid_at is not null and pledge.received_at is null`).as('paidAmount'),
  sumOfPledges(sql`pledge.received_at is not null`).as('receivedAmount'),
] as const;

const selectUntriedUpi = (userId: string) =>
  sql<boolean>`registries.owner_id = ${userId} and exists (
    select from upi_payees payee
     where payee.registry_id = registries.id and payee.draft_sealed is not null)`.as(
    'hasUntriedUpi',
  );

const selectPictures = (eb: Registries) =>
  eb
    .selectFrom((items) =>
      items
        .selectFrom('registryItems as i')
        .innerJoin('products as p', 'p.id', 'i.productId')
        .whereRef('i.registryId', '=', 'registries.id')
        .where((or) =>
          or.or([or('p.sourceType', '<>', 'external'), or('p.thumbnailUrl', 'is not', null)]),
        )
        .select(({ fn }) => fn.coalesce('p.thumbnailUrl', 'p.imageUrl').as('picture'))
        .orderBy('i.position')
        .orderBy('i.id', 'desc')
        .limit(maxPictures)
        .as('shown'),
    )
    .select(sql<string[]>`coalesce(json_agg(picture), '[]')`.as('pictures'))
    .$asScalar()
    .$notNull()
    .as('pictures');

export const findSummaries = (
  db: Db,
  userId: string,
): Promise<Omit<RegistrySummary, 'unusualNetworks' | 'coHostRequests'>[]> =>
  registriesFor(db, userId)
    .select([
      selectGivenCount,
      selectReservedCount,
      ...selectGivenMoney,
      selectUntriedUpi(userId),
      selectPictures,
      guessedRecently,
    ])
    .where(hostedBy(userId))
    .orderBy('id', 'desc')
    .execute();

const DAYS = 30;

export async function deleteOldHistory(db: Db): Promise<boolean> {
  const isOld = (column: string) =>
    sql`status = 'released' and ${sql.ref(column)} < now() - make_interval(days => ${DAYS})`;
  if (await deleteBatch(db, 'contributions', isOld('released_at'))) return true;
  return deleteBatch(
    db,
    'claims',
    sql`${isOld('updated_at')}
      and not exists (select from contributions k where k.claim_id = claims.id)`,
  );
}
