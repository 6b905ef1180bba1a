import { sql } from 'kysely';
import type { Db } from '../../platform/database/database.ts';
import { isOfDeleted } from '../registries/deleted-registries.repository.ts';

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
