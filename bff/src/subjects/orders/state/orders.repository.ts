import { sql } from 'kysely';
import type { Db } from '../../../platform/database/database.ts';
import type { OrderState } from './order-transitions.ts';

export interface LockedOrder {
  readonly id: string;
  readonly number: string;
  readonly registryId: string | null;
  readonly whole: OrderState;
  readonly payment: 'manual' | 'razorpay' | 'demo';
  readonly totalPaise: number;
  readonly paidPaise: number;
  /** Its hold ended, and nobody cancelled it. */
  readonly hasExpired: boolean;
  /** Refunded, or asked to be. */
  readonly givenBackPaise: number;
  readonly lines: readonly {
    readonly claimId: string;
    /** Null when the host removed the item. */
    readonly itemId: string | null;
    readonly status: 'reserved' | 'purchased' | 'released';
    readonly quantity: number;
  }[];
}

/** Locks the items of the order, in the order of their ids as every change of a gift does, and then the order. */
export async function lockOrder(trx: Db, orderId: string): Promise<LockedOrder | undefined> {
  await sql`
    select item.id from registry_items item
     where item.id in (select claim.item_id from order_lines line join claims claim on claim.id = line.claim_id
                        where line.order_id = ${orderId})
     order by item.id for update`.execute(trx);
  await sql`select from orders where id = ${orderId} for update`.execute(trx);
  const { rows } = await sql<LockedOrder>`
    select orders.id, orders.number, orders.registry_id, orders.state || ' ' || orders.parcel as whole,
           orders.payment, orders.total_paise, orders.paid_paise,
           coalesce((select action = 'expire' from order_changes
                      where order_id = orders.id and action <> 'note' order by id desc limit 1), false) as has_expired,
           coalesce((select sum(paise) from refunds where order_id = orders.id and state <> 'failed'), 0)
             as given_back_paise,
           (select json_agg(json_build_object('claimId', claim.id, 'itemId', claim.item_id,
                     'status', claim.status, 'quantity', claim.quantity) order by claim.item_id)
              from order_lines line join claims claim on claim.id = line.claim_id
             where line.order_id = orders.id) as lines
      from orders where orders.id = ${orderId}`.execute(trx);
  return rows[0];
}

export async function findOrderId(db: Db, number: string): Promise<string | undefined> {
  const order = await db
    .selectFrom('orders')
    .select('id')
    .where('number', '=', number)
    .executeTakeFirst();
  return order?.id;
}

export async function findRefundable(
  db: Db,
  orderId: string,
): Promise<readonly { readonly paymentId: string; readonly paise: number }[]> {
  const { rows } = await sql<{ paymentId: string; paise: number }>`
    select movement.payment_id,
           movement.paise - coalesce((
             select sum(refund.paise) from refunds refund
              where refund.order_id = ${orderId} and refund.payment_id = movement.payment_id
                and refund.state <> 'failed'), 0) as paise
      from money_movements movement
     where movement.order_id = ${orderId} and movement.kind = 'captured'
     order by movement.id desc`.execute(db);
  return rows.filter(({ paise }) => paise > 0);
}

export interface NewCase {
  readonly orderId: string;
  readonly kind:
    | 'paid-late'
    | 'wrong-amount'
    | 'paid-twice'
    | 'refund-failed'
    | 'returned'
    | 'gift-released';
  readonly paymentId?: string;
  readonly paise?: number;
}

/** Opens a case for a person to decide; an open one of the same kind stays as it is. */
export async function openCase(db: Db, { paymentId = '', paise, ...rest }: NewCase): Promise<void> {
  await db
    .insertInto('orderCases')
    .values({ ...rest, paymentId, paise: paise ?? null })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
