import { sql, type Kysely } from 'kysely';
import type { Database } from '../../platform/database/tables.ts';
import {
  PaymentProviderError,
  type PaymentAdapter,
} from '../../platform/payments/payment-adapter.ts';
import { bookFacts, type Booking } from './book-facts.ts';
import { openCase } from './orders.repository.ts';

const BATCH = 20;
const MOST_TRIES = 12;

interface AskedRefund {
  readonly id: string;
  readonly orderId: string;
  readonly number: string;
  readonly paymentId: string;
  readonly paise: number;
  readonly tries: number;
}

/** Refunds that nobody has tried for a while; another process leaves them alone meanwhile. */
async function takeAskedRefunds(
  db: Kysely<Database>,
  provider: string,
): Promise<readonly AskedRefund[]> {
  const { rows } = await sql<AskedRefund>`
    update refunds set tried_at = now(), tries = tries + 1
      from orders
     where orders.id = refunds.order_id and refunds.id in (
       select asked.id from refunds asked join orders on orders.id = asked.order_id
        where asked.state = 'asked' and orders.payment = ${provider}
          and (asked.tried_at is null
            or asked.tried_at < now() - make_interval(secs => least(3600, 15 * 2 ^ asked.tries)))
        order by asked.tried_at nulls first limit ${BATCH} for update of asked skip locked)
    returning refunds.id, refunds.order_id, orders.number, refunds.payment_id, refunds.paise,
              refunds.tries`.execute(db);
  return rows;
}

/**
 * Pays back what was asked for. The provider gets the id of the refund as its key, so a try whose answer was lost pays once.
 * Money that came by hand goes back by hand: the team books it.
 */
export async function payRefunds(booking: Booking, payments: PaymentAdapter): Promise<boolean> {
  if (payments.name === 'manual') return false;
  const { db } = booking;
  const refunds = await takeAskedRefunds(db, payments.name);
  for (const { id, orderId, number: reference, paymentId, paise, tries } of refunds) {
    try {
      const fact = await payments.refund({ paymentId, reference, paise, key: `refund-${id}` });
      if (fact) await bookFacts(booking, payments.name, [fact]);
    } catch (error) {
      if (!(error instanceof PaymentProviderError)) throw error;
      if (error.isTemporary && tries < MOST_TRIES) continue;
      await db.updateTable('refunds').set({ state: 'failed' }).where('id', '=', id).execute();
      await openCase(db, { orderId, kind: 'refund-failed', paymentId, paise });
    }
  }
  return refunds.length === BATCH;
}
