import { sql } from 'kysely';
import type { Db } from '../../platform/database/database.ts';
import { deleteBatch } from '../../platform/database/delete-batch.ts';
import { prepareQuery } from '../../platform/database/prepared-query.ts';
import type { PaymentFact } from '../../platform/payments/payment-adapter.ts';

const insertEvent = prepareQuery<{ readonly key: string }>(
  'insert-payment-event',
  `insert into payment_events (provider, key) values ($1, $2) on conflict do nothing returning key`,
);

export async function isNewEvent(db: Db, provider: string, key: string): Promise<boolean> {
  return (await insertEvent(db, provider, key)).length > 0;
}

const insertMovement = prepareQuery<{ readonly id: string }>(
  'insert-money-movement',
  `insert into money_movements (order_id, provider, payment_id, kind, refund_id, paise)
   values ($1, $2, $3, $4, $5, $6) on conflict do nothing returning id`,
);

/** Books what happened to money. Resolves to false when it was booked before: the same payment by another event. */
export async function bookMovement(
  db: Db,
  orderId: string,
  provider: string,
  fact: PaymentFact,
): Promise<boolean> {
  const refundId = 'refundId' in fact ? fact.refundId : '';
  const booked = await insertMovement(
    db,
    ...[orderId, provider, fact.paymentId, fact.kind, refundId, fact.paise],
  );
  return booked.length > 0;
}

export async function findOrderOfPayment(
  db: Db,
  provider: string,
  paymentId: string,
): Promise<string | undefined> {
  const { rows } = await sql<{ orderId: string }>`
    select order_id from money_movements
     where provider = ${provider} and payment_id = ${paymentId} limit 1`.execute(db);
  return rows[0]?.orderId;
}

export const deleteOldEvents = (db: Db): Promise<boolean> =>
  deleteBatch(db, 'paymentEvents', sql`received_at < now() - interval '30 days'`);

export const REFUND_BATCH = 20;

export interface AskedRefund {
  readonly id: string;
  readonly orderId: string;
  readonly number: string;
  readonly paymentId: string;
  readonly paise: number;
  readonly tries: number;
}

interface Payment {
  readonly paymentId: string;
  readonly paise: number;
}

/** Returns what is left of each payment of an order: captured, and neither gone back nor asked to. */
export async function findRefundable(db: Db, orderId: string): Promise<readonly Payment[]> {
  const { rows } = await sql<Payment>`
    select paid.payment_id, paid.paise
           - coalesce((select sum(back.paise) from money_movements back
               where back.order_id = ${orderId} and back.payment_id = paid.payment_id and back.kind = 'refunded'
                 and not exists (
                   select from money_movements undone
                    where undone.order_id = ${orderId} and undone.payment_id = back.payment_id
                      and undone.kind = 'refund-failed' and undone.refund_id = back.refund_id)), 0)
           - coalesce((select sum(asked.paise) from refunds asked
               where asked.order_id = ${orderId} and asked.payment_id = paid.payment_id
                 and asked.state = 'asked'), 0) as paise
      from money_movements paid
     where paid.order_id = ${orderId} and paid.kind = 'captured'
     order by paid.id desc`.execute(db);
  return rows.filter(({ paise }) => paise > 0);
}

interface GivingBack {
  readonly orderId: string;
  readonly paise: number;
  readonly why: string;
  /** `sum` for a surplus, `team` for what a person decided. */
  readonly cause: 'sum' | 'team';
}

/** Asks for refunds of so much money, of the newest payments first. The provider is called later, outside of the transaction. */
export async function giveBackMoney(
  trx: Db,
  { orderId, paise, why, cause }: GivingBack,
): Promise<void> {
  let left = paise;
  for (const { paymentId, paise: most } of await findRefundable(trx, orderId)) {
    const part = Math.min(left, most);
    if (part <= 0) return;
    await trx
      .insertInto('refunds')
      .values({ orderId, paymentId, paise: part, why, cause, triedAt: null })
      .execute();
    left -= part;
  }
}

/** Refunds of a surplus that were not tried yet follow from the sums, so they are asked for anew when the sums change. */
export async function withdrawUntried(trx: Db, orderId: string): Promise<void> {
  await trx
    .deleteFrom('refunds')
    .where('orderId', '=', orderId)
    .where('state', '=', 'asked')
    .where('cause', '=', 'sum')
    .where('tries', '=', 0)
    .execute();
}

/** A person asks again for what failed to go back, so that it holds up nothing any more. */
export async function replaceFailed(trx: Db, orderId: string): Promise<void> {
  await trx
    .updateTable('refunds')
    .set({ state: 'replaced' })
    .where('orderId', '=', orderId)
    .where('state', '=', 'failed')
    .execute();
}

export async function markRefund(
  db: Db,
  orderId: string,
  { paymentId, paise }: Payment,
  state: 'done' | 'failed',
): Promise<void> {
  await sql`
    update refunds set state = ${state}
     where id = (select id from refunds
                  where order_id = ${orderId} and payment_id = ${paymentId} and paise = ${paise}
                    and state = 'asked'
                  order by tries = 0, id limit 1)`.execute(db);
}

/** Refunds that nobody has tried for a while; another process leaves them alone meanwhile. */
export async function takeAsked(db: Db, provider: string): Promise<readonly AskedRefund[]> {
  const { rows } = await sql<AskedRefund>`
    update refunds set tried_at = now(), tries = tries + 1
      from orders
     where orders.id = refunds.order_id and refunds.id in (
       select asked.id from refunds asked join orders on orders.id = asked.order_id
        where asked.state = 'asked' and orders.payment = ${provider}
          and (asked.tried_at is null
            or asked.tried_at < now() - make_interval(secs => least(3600, 15 * 2 ^ asked.tries)))
        order by asked.tried_at nulls first limit ${REFUND_BATCH} for update of asked skip locked)
    returning refunds.id, refunds.order_id, orders.number, refunds.payment_id, refunds.paise,
              refunds.tries`.execute(db);
  return rows;
}

/** Returns false for one that is done already. */
export async function replaceAsked(db: Db, id: string): Promise<boolean> {
  const replaced = await db
    .updateTable('refunds')
    .set({ state: 'replaced' })
    .where('id', '=', id)
    .where('state', '=', 'asked')
    .returning('id')
    .executeTakeFirst();
  return replaced !== undefined;
}

export async function markFailed(db: Db, id: string): Promise<void> {
  await db.updateTable('refunds').set({ state: 'failed' }).where('id', '=', id).execute();
}
