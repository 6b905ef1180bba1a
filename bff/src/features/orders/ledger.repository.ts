import { sql } from 'kysely';
import type { Db } from '../../platform/database/database.ts';
import { deleteBatch } from '../../platform/database/retention/delete-batch.ts';
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
