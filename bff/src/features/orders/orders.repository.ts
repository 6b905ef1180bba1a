import { sql } from 'kysely';
import type { Db } from '../../platform/database/database.ts';
import type { OrderState } from './order-transitions.ts';

export interface LockedOrder {
  readonly id: string;
  readonly number: string;
  readonly registryId: string | null;
  readonly whole: OrderState;
  readonly payment: 'manual' | 'razorpay' | 'demo';
  readonly totalPaise: number;
  /** The team gave so much back on purpose. */
  readonly reducedPaise: number;
  readonly paidPaise: number;
  readonly refundedPaise: number;
  /** To go back, and not booked yet. */
  readonly askedPaise: number;
  /** Should have gone back, which failed. */
  readonly failedPaise: number;
  /** Went back without having been asked for: at the provider. */
  readonly outsidePaise: number;
  /** Its hold ended, and nobody cancelled it. */
  readonly hasExpired: boolean;
  readonly lines: readonly {
    readonly claimId: string;
    /** Null when the host removed the item. */
    readonly itemId: string | null;
    readonly status: 'reserved' | 'purchased' | 'released';
    /** Units that are given: without those that were given back. */
    readonly quantity: number;
    /** Units that are in no parcel that has left. */
    readonly unsent: number;
    readonly sent: number;
  }[];
}

/** The units of a line that are in parcels which did not come back. */
export const sentUnits = `
  select coalesce(sum(unit.quantity), 0)::int as sent
    from order_parcel_lines unit join order_parcels parcel on parcel.id = unit.parcel_id
   where unit.claim_id = line.claim_id and parcel.returned_at is null`;

/** The host's address as JSON; null while the host has given none. `registry` is its row. */
export const hostAddress = `case when registry.address_line_1 is not null then
  jsonb_build_object('name', coalesce(registry.recipient_name, registry.registry_name),
    'line1', registry.address_line_1, 'line2', registry.address_line_2, 'city', registry.city,
    'state', registry.state, 'pinCode', registry.zip_code, 'phone', registry.phone_number) end`;

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
           orders.payment, orders.total_paise, orders.reduced_paise, orders.paid_paise, orders.refunded_paise,
           refund.asked_paise, refund.failed_paise,
           greatest(orders.refunded_paise - refund.done_paise, 0) as outside_paise,
           coalesce((select action = 'expire' from order_changes
                      where order_id = orders.id and action <> 'note' order by id desc limit 1), false) as has_expired,
           (select json_agg(json_build_object('claimId', claim.id, 'itemId', claim.item_id,
                     'status', claim.status, 'quantity', case claim.status when 'released'
                       then line.quantity - line.cancelled else claim.quantity end,
                     'sent', parcel.sent,
                     'unsent', greatest(line.quantity - line.cancelled - parcel.sent, 0)) order by claim.item_id)
              from order_lines line join claims claim on claim.id = line.claim_id
              cross join lateral (${sql.raw(sentUnits)}) parcel
             where line.order_id = orders.id) as lines
      from orders
      cross join lateral (
        select coalesce(sum(paise) filter (where state = 'asked'), 0) as asked_paise,
               coalesce(sum(paise) filter (where state = 'failed'), 0) as failed_paise,
               coalesce(sum(paise) filter (where state = 'done'), 0) as done_paise
          from refunds where order_id = orders.id) refund
     where orders.id = ${orderId}`.execute(trx);
  return rows[0];
}

/** The money of an order that stays with us. Below 0 when the event of a refund came before the one of its payment. */
export const keptPaise = ({
  paidPaise,
  refundedPaise,
  askedPaise,
}: Pick<LockedOrder, 'paidPaise' | 'refundedPaise' | 'askedPaise'>): number =>
  paidPaise - refundedPaise - askedPaise;

/** No time ends the order any more. */
export async function holdOn(db: Db, orderId: string): Promise<void> {
  await db.updateTable('orders').set({ heldUntil: null }).where('id', '=', orderId).execute();
}

export async function findOrderId(db: Db, number: string): Promise<string | undefined> {
  const order = await db
    .selectFrom('orders')
    .select('id')
    .where('number', '=', number)
    .executeTakeFirst();
  return order?.id;
}
