import { sql, type RawBuilder } from 'kysely';
import type { Db } from '../../platform/database/database.ts';
import { prepareQuery } from '../../platform/database/prepared-query.ts';
import {
  type OrderState,
  guestMayCancel,
  orderTransitions,
  type OrderAction,
} from './order-transitions.ts';

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

export interface OrderChange {
  readonly orderId: string;
  readonly action: OrderAction;
  readonly by: 'guest' | 'team' | 'provider' | 'system';
  /** Of the team. */
  readonly userId?: string | undefined;
  readonly why?: string | undefined;
}

// The address of the host was kept when the parcel was packed; the next parcel goes to the one of its own day.
const change = prepareQuery<{ readonly fromState: OrderState }>(
  'change-order',
  `with before as (
     select id, state || ' ' || parcel as whole from orders where id = $1 for update
   ), changed as (
     update orders set state = split_part($3, ' ', 1), parcel = split_part($3, ' ', 2),
            held_until = null, version = version + 1, updated_at = now(),
            address = case when ship_to = 'host' and $3 in ('open none', 'open to-pack') then null else address end
       from before
      where orders.id = before.id and before.whole = any($2::text[])
     returning orders.id, before.whole
   )
   insert into order_changes (order_id, action, by, user_id, from_state, to_state, why)
   select id, $4, $5, $6::uuid, whole, $3, $7 from changed
   returning from_state`,
);

/**
 * Moves an order along its table of transitions, with the row of its history, in one statement. Resolves to false when the
 * order is in a state from which the action doesn't exist.
 */
export async function changeOrder(db: Db, { orderId, action, by, ...change_ }: OrderChange) {
  const { from, to } = orderTransitions[action];
  const allowed: readonly OrderState[] = from;
  const states =
    by === 'guest' ? allowed.filter((state) => guestMayCancel.includes(state)) : allowed;
  const changed = await change(
    db,
    ...[orderId, states, to, action, by],
    ...[change_.userId ?? null, change_.why ?? ''],
  );
  return changed.length > 0;
}

export const WAITING_BATCH = 20;

interface WaitingOrder {
  readonly id: string;
  readonly number: string;
}

async function takeWaiting(db: Db, condition: RawBuilder<unknown>): Promise<WaitingOrder[]> {
  const { rows } = await sql<WaitingOrder>`
    update orders set looked_up_at = now()
     where id in (
       select id from orders
        where state = 'open' and parcel = 'none' and held_until is not null and ${condition}
          and (looked_up_at is null or looked_up_at < now() - interval '1 minute')
        order by held_until limit ${WAITING_BATCH} for update skip locked)
    returning id, number`.execute(db);
  return rows;
}

export const takeEnded = (db: Db): Promise<WaitingOrder[]> =>
  takeWaiting(db, sql`held_until <= now()`);

export const takeUnheard = (db: Db): Promise<WaitingOrder[]> =>
  takeWaiting(
    db,
    sql`held_until > now() and created_at < now() - interval '15 minutes'
      and (looked_up_at is null or looked_up_at < now() - interval '5 minutes')`,
  );
