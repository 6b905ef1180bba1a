import { sql } from 'kysely';
import type { EventCase, OrderCaseKind } from '@gift-registry/bff-contract';
import type { Db } from '../../platform/database/database.ts';
import { hostAddress, keptPaise, type LockedOrder } from './orders.repository.ts';

/** Keeps the host's address as it is now: a later change doesn't move a packed parcel. */
export async function keepAddress(db: Db, orderId: string): Promise<void> {
  await sql`
    update orders set address = ${sql.raw(hostAddress)}
      from registries registry
     where orders.id = ${orderId} and registry.id = orders.registry_id and orders.ship_to = 'host'
       and orders.address is null and registry.address_line_1 is not null`.execute(db);
}

/** The team gives so much back: what is no surplus is owed no more. */
export async function reduceOrder(trx: Db, order: LockedOrder, paise: number): Promise<void> {
  const { id, whole, totalPaise, reducedPaise } = order;
  const due = whole.startsWith('cancelled') ? 0 : totalPaise - reducedPaise;
  const surplus = Math.max(keptPaise(order) - due, 0);
  const reduction = Math.min(Math.max(paise - surplus, 0), due);
  if (reduction === 0) return;
  await sql`update orders set reduced_paise = reduced_paise + ${reduction} where id = ${id}`.execute(
    trx,
  );
}

export const findAskedByHand = (
  db: Db,
  orderId: string,
): Promise<
  readonly { readonly id: string; readonly paymentId: string; readonly paise: number }[]
> =>
  db
    .selectFrom('refunds')
    .select(['id', 'paymentId', 'paise'])
    .where('orderId', '=', orderId)
    .where('state', '=', 'asked')
    .where('paymentId', 'like', 'by-hand-%')
    .execute();

export interface LineUnits {
  /** Of the claim that the line gives. */
  readonly id: string;
  readonly quantity: number;
}

export interface NewParcel {
  readonly carrier: string;
  readonly trackingNumber: string | null;
  readonly lines: readonly LineUnits[];
}

export async function insertParcel(
  trx: Db,
  orderId: string,
  { carrier, trackingNumber, lines }: NewParcel,
): Promise<void> {
  const { id: parcelId } = await trx
    .insertInto('orderParcels')
    .values({ orderId, carrier, trackingNumber, returnedAt: null })
    .returning('id')
    .executeTakeFirstOrThrow();
  await trx
    .insertInto('orderParcelLines')
    .values(lines.map(({ id: claimId, quantity }) => ({ parcelId, claimId, quantity })))
    .execute();
}

/** The parcels of an order came back, so that its gifts are to be sent again. */
export async function markParcelsReturned(trx: Db, orderId: string): Promise<void> {
  await trx
    .updateTable('orderParcels')
    .set({ returnedAt: sql`now()` })
    .where('orderId', '=', orderId)
    .where('returnedAt', 'is', null)
    .execute();
}

/** Units that are given no more. Goods that can't be sold again are taken out of the stock that they went back to. */
export async function cancelUnits(
  trx: Db,
  { id: claimId, quantity }: LineUnits,
  { isWhole, restock }: { readonly isWhole: boolean; readonly restock: boolean },
): Promise<void> {
  await sql`update order_lines set cancelled = cancelled + ${quantity} where claim_id = ${claimId}`.execute(
    trx,
  );
  if (!isWhole)
    await sql`update claims set quantity = quantity - ${quantity}, updated_at = now()
               where id = ${claimId} and status <> 'released'`.execute(trx);
  if (restock) return;
  await sql`select set_config('catalogue.why', 'Given back and not sold again', true)`.execute(trx);
  await sql`
    update products set stock_quantity = greatest(stock_quantity - ${quantity}, 0)
     where id = (select product_id from order_lines where claim_id = ${claimId})`.execute(trx);
}

/** A gift that is given back can't have been received. */
export async function forgetReceipt(trx: Db, claimId: string): Promise<void> {
  await trx.updateTable('claims').set({ receivedAt: null }).where('id', '=', claimId).execute();
}

/** Marks the gifts of an order to the host as received. What the giver has, the host marks. */
export async function markLinesReceived(db: Db, orderId: string): Promise<void> {
  await sql`
    update claims set received_at = now(), updated_at = now()
      from order_lines line join orders on orders.id = line.order_id and orders.ship_to = 'host'
     where line.order_id = ${orderId} and claims.id = line.claim_id
       and claims.received_at is null and claims.status = 'purchased'`.execute(db);
}

export async function insertNote(
  db: Db,
  orderId: string,
  userId: string,
  why: string,
): Promise<void> {
  await sql`
    insert into order_changes (order_id, action, by, user_id, from_state, to_state, why)
    select id, 'note', 'team', ${userId}, state || ' ' || parcel, state || ' ' || parcel, ${why}
      from orders where id = ${orderId}`.execute(db);
}

export const findEventCases = (db: Db): Promise<readonly EventCase[]> =>
  db
    .selectFrom('orderCases')
    .select(['id', 'detail', 'openedAt'])
    .where('orderId', 'is', null)
    .where('closedAt', 'is', null)
    .orderBy('id', 'desc')
    .limit(20)
    .execute();

interface NewCase {
  /** Null for an event of the provider that names no order of ours. */
  readonly orderId: string | null;
  readonly kind: OrderCaseKind;
  /** Tells cases of one kind apart: a payment, a claim or an event. */
  readonly paymentId?: string;
  readonly paise?: number;
  readonly detail?: string;
}

/** Opens a case for a person to decide. An open one of the same kind gets the new amount. */
export async function openCase(
  db: Db,
  { orderId, kind, paymentId = '', paise, detail = '' }: NewCase,
): Promise<void> {
  await sql`
    insert into order_cases (order_id, kind, payment_id, paise, detail)
    values (${orderId}, ${kind}, ${paymentId}, ${paise ?? null}, ${detail})
    on conflict (order_id, kind, payment_id) where closed_at is null
    do update set paise = excluded.paise`.execute(db);
}

const moneyCases: readonly OrderCaseKind[] = ['wrong-amount', 'refunded-outside'];

/** Closes the cases that ask for the money of an order, but for one kind. */
export async function closeMoneyCases(
  db: Db,
  orderId: string,
  decision: string,
  except?: OrderCaseKind,
): Promise<void> {
  await db
    .updateTable('orderCases')
    .set({ closedAt: sql`now()`, decision })
    .where('orderId', '=', orderId)
    .where(
      'kind',
      'in',
      moneyCases.filter((kind) => kind !== except),
    )
    .where('closedAt', 'is', null)
    .execute();
}

/** Resolves to false for a case that is closed already, or of another order. Null for a case of no order. */
export async function closeCase(
  db: Db,
  orderId: string | null,
  caseId: string,
  { userId, decision }: { readonly userId: string; readonly decision: string },
): Promise<boolean> {
  const closed = await db
    .updateTable('orderCases')
    .set({ closedAt: sql`now()`, closedBy: userId, decision })
    .where('id', '=', caseId)
    .where('orderId', 'is not distinct from', orderId)
    .where('closedAt', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return closed !== undefined;
}
