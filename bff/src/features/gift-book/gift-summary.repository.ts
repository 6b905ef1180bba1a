import { sql, type ExpressionBuilder, type RawBuilder } from 'kysely';
import type { RegistrySummary } from '@gift-registry/bff-contract';
import type { Db } from '../../platform/database/database.ts';
import type { Database } from '../../platform/database/tables.ts';
import { guessedRecently, registriesFor, hostedBy } from '../registries/index.ts';
import { forHosts } from '../surprise/index.ts';

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
