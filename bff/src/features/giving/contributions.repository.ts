import { sql } from 'kysely';
import type { Db } from '../../platform/database/database.ts';
import type { OwnGift } from './gifts.repository.ts';
import { contributionIdsOf } from './guests.repository.ts';
import { isOfDeleted } from './claims.repository.ts';

export interface ContributableItem {
  readonly itemId: string;
  readonly registryId: string;
  readonly price: number | null;
  readonly currency: string;
  readonly isFund: boolean;
  readonly closed: boolean;
  /** A unit may be opened for promises. */
  readonly givesTogether: boolean;
}

/** Locks the item of a shared registry, so that contributions to it run one after the other. */
export async function lockContributableItem(
  db: Db,
  shareCode: string,
  itemId: string,
): Promise<ContributableItem | undefined> {
  return db
    .selectFrom('registryItems as item')
    .innerJoin('products as product', 'product.id', 'item.productId')
    .innerJoin('openShares as share', 'share.registryId', 'item.registryId')
    .select([
      'item.id as itemId',
      'share.registryId',
      'product.price',
      'product.currency',
      sql<boolean>`product.source_type = 'fund'`.as('isFund'),
      sql<boolean>`product.fund_closed_at is not null`.as('closed'),
      sql<boolean>`product.source_type <> 'external' or item.gives_together`.as('givesTogether'),
    ])
    .where('item.id', '=', itemId)
    .where('share.shareCode', '=', shareCode)
    .forUpdate('item')
    .executeTakeFirst();
}

export interface SharedUnit {
  readonly id: string;
  /** Null without a limit, as in a fund. */
  readonly unitPrice: number | null;
  readonly pledged: number;
}

export async function findOpenUnit(db: Db, itemId: string): Promise<SharedUnit | undefined> {
  return db
    .selectFrom('claims')
    .select(['id', 'unitPrice', 'pledgedAmount as pledged'])
    .where('itemId', '=', itemId)
    .where('kind', '=', 'group')
    .where('status', '=', 'reserved')
    .executeTakeFirst();
}

export async function openUnit(
  db: Db,
  itemId: string,
  unitPrice: number | null,
): Promise<SharedUnit> {
  const { id } = await db
    .insertInto('claims')
    .values({
      itemId,
      kind: 'group',
      status: 'reserved',
      quantity: 1,
      unitPrice,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { id, unitPrice, pledged: 0 };
}

export async function pledge(db: Db, unitId: string, amount: number): Promise<number | undefined> {
  const unit = await db
    .updateTable('claims')
    .set({
      pledgedAmount: sql<number>`pledged_amount + ${amount}::numeric`,
      updatedAt: sql`now()`,
    })
    .where('id', '=', unitId)
    .where('status', '=', 'reserved')
    .where(sql<boolean>`(unit_price is null or pledged_amount + ${amount}::numeric <= unit_price)`)
    .returning('pledgedAmount')
    .executeTakeFirst();
  return unit?.pledgedAmount;
}

interface NewContribution {
  readonly promiseDays: number;
  readonly claimId: string;
  readonly guestId: string;
  readonly amount: number;
  readonly guestName: string;
  readonly guestEmail: string | null;
  readonly message: string | null;
}

export async function insertContribution(
  db: Db,
  { promiseDays, ...contribution }: NewContribution,
): Promise<string> {
  const { id } = await db
    .insertInto('contributions')
    .values({
      ...contribution,
      payBy: sql`(
        select now() + make_interval(days => ${promiseDays}) from upi_payees payee
          join claims unit on unit.registry_id = payee.registry_id
         where unit.id = ${contribution.claimId} and payee.payee_sealed is not null)`,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

interface OwnContribution {
  readonly amount: number;
  readonly unitId: string;
  readonly itemId: string;
  readonly registryId: string;
  readonly received: boolean;
  readonly paid: boolean;
}

export async function findOwnContribution(
  db: Db,
  own: OwnGift,
): Promise<OwnContribution | undefined> {
  return db
    .selectFrom('contributions')
    .innerJoin('claims', 'claims.id', 'contributions.claimId')
    .innerJoin('registryItems as item', 'item.id', 'claims.itemId')
    .innerJoin('openShares as share', 'share.registryId', 'item.registryId')
    .select([
      'contributions.amount',
      'claims.id as unitId',
      'item.id as itemId',
      'share.registryId',
      sql<boolean>`contributions.received_at is not null`.as('received'),
      sql<boolean>`contributions.paid_at is not null`.as('paid'),
    ])
    .where('contributions.id', '=', own.giftId)
    .where('contributions.id', '=', sql<string>`any(${contributionIdsOf(own.guestId)})`)
    .where('share.shareCode', '=', own.shareCode)
    .executeTakeFirst();
}

export async function markWithdrawn(db: Db, contributionId: string): Promise<boolean> {
  const withdrawn = await db
    .updateTable('contributions')
    .set({ status: 'released' })
    .where('id', '=', contributionId)
    .where('status', '=', 'purchased')
    .returning('id')
    .executeTakeFirst();
  return withdrawn !== undefined;
}

/** Resolves to false when the unit can't be shared again, as guests share another one of the item. */
export async function reopenUnit(db: Db, unitId: string): Promise<boolean> {
  const { rows } = await sql`
    update claims unit set status = 'reserved', completion_told_at = null, bought_by_host_at = null,
       updated_at = now()
     where unit.id = ${unitId} and unit.status = 'purchased' and not exists (
       select from claims other
        where other.item_id = unit.item_id and other.kind = 'group' and other.status = 'reserved')
    returning unit.id`.execute(db);
  return rows.length === 1;
}

export async function hasOpenContributions(db: Db, unitId: string): Promise<boolean> {
  const waiting = await db
    .selectFrom('contributions')
    .select('id')
    .where('claimId', '=', unitId)
    .where('status', '=', 'purchased')
    .where(isUnpaid)
    .executeTakeFirst();
  return waiting !== undefined;
}

export async function findUnitPrice(db: Db, unitId: string): Promise<number | null | undefined> {
  const unit = await db
    .selectFrom('claims')
    .select('unitPrice')
    .where('id', '=', unitId)
    .executeTakeFirst();
  return unit?.unitPrice;
}

/** Of a row of `contributions`: it ends at `pay_by` unless its money comes. */
export const isUnpaid = sql<boolean>`(status = 'purchased' and paid_at is null and received_at is null
  and pay_by is not null)`;

interface Paid {
  readonly giftId: string;
  readonly reference: string | null;
}

export async function markPaid(trx: Db, { giftId, reference }: Paid): Promise<boolean> {
  const paid = await trx
    .updateTable('contributions')
    .set({ paidAt: sql`coalesce(paid_at, now())`, upiReference: reference })
    .where('id', '=', giftId)
    .where('status', '=', 'purchased')
    .where('receivedAt', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return paid !== undefined;
}

export async function markNotPaid(trx: Db, giftId: string): Promise<void> {
  await trx
    .updateTable('contributions')
    .set({ paidAt: null, upiReference: null })
    .where('id', '=', giftId)
    .where('status', '=', 'purchased')
    .where('receivedAt', 'is', null)
    .execute();
}

export interface EndingPromise {
  readonly id: string;
  readonly unitId: string;
  /** Null when the host has removed the item. */
  readonly itemId: string | null;
  readonly registryId: string | null;
  readonly amount: number;
}

const endingPromises = sql`
  select pledge.id, pledge.claim_id as unit_id, unit.item_id, pledge.registry_id, pledge.amount
    from contributions pledge join claims unit on unit.id = pledge.claim_id
   where pledge.status = 'purchased' and pledge.paid_at is null and pledge.received_at is null
     and pledge.pay_by <= now() and not ${isOfDeleted('pledge.registryId')}`;

/** Locks the items of promises that have ended. Items that a gift has locked are left: the gift frees them itself. */
export async function lockEndedItems(trx: Db, limit: number): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from registry_items
     where id in (select item_id from (${endingPromises}) ended where item_id is not null limit ${limit})
     order by id for update skip locked`.execute(trx);
  return rows.map(({ id }) => id);
}

export async function findEndedPromises(
  trx: Db,
  itemIds: readonly string[],
): Promise<EndingPromise[]> {
  const { rows } = await sql<EndingPromise>`
    ${endingPromises} and unit.item_id = any(${[...itemIds]}::uuid[]) order by pledge.id`.execute(
    trx,
  );
  return rows;
}

/** Promises of removed items hold nothing: they need no lock of an item. */
export async function findEndedWithoutItem(trx: Db, limit: number): Promise<EndingPromise[]> {
  const { rows } = await sql<EndingPromise>`
    ${endingPromises} and unit.item_id is null
     order by pledge.id limit ${limit} for update of pledge skip locked`.execute(trx);
  return rows;
}

/** Resolves to false when the promise was received, withdrawn or ended before. */
export async function markEnded(
  trx: Db,
  promiseId: string,
  endedBy: 'time' | 'host',
): Promise<boolean> {
  const ended = await trx
    .updateTable('contributions')
    .set({ status: 'released', endedBy })
    .where('id', '=', promiseId)
    .where('status', '=', 'purchased')
    .where('receivedAt', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return ended !== undefined;
}
