import { sql } from 'kysely';
import type { Db } from '../../../platform/database/database.ts';

export const REFUND_BATCH = 20;

interface AskedRefund {
  readonly id: string;
  readonly orderId: string;
  readonly number: string;
  readonly paymentId: string;
  readonly paise: number;
  readonly tries: number;
}

interface NewRefund extends Pick<AskedRefund, 'orderId' | 'paymentId' | 'paise'> {
  readonly why: string;
}

export async function askForRefund(trx: Db, refund: NewRefund): Promise<void> {
  await trx
    .insertInto('refunds')
    .values({ ...refund, triedAt: null })
    .execute();
}

/** Refunds that nobody has tried for a while; another process leaves them alone meanwhile. */
export async function takeAskedRefunds(db: Db, provider: string): Promise<readonly AskedRefund[]> {
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

export async function markFailed(db: Db, id: string): Promise<void> {
  await db.updateTable('refunds').set({ state: 'failed' }).where('id', '=', id).execute();
}
