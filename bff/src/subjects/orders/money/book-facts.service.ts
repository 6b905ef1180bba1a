import type { Kysely, Transaction } from 'kysely';
import type { Database } from '../../../platform/database/tables.ts';
import { transact } from '../../../platform/database/transactions/transact.ts';
import type { PaymentEvent, PaymentFact } from '../../../platform/payments/payment-adapter.ts';
import { bookMovement, findOrderOfPayment, isNewEvent, markRefund } from './ledger.repository.ts';
import type { EndingOrders } from './end-order.ts';
import { findOrderId, lockOrder, openCase } from '../state/orders.repository.ts';
import { settleOrder } from './settle-order.ts';

export interface Booking extends EndingOrders {
  readonly db: Kysely<Database>;
}

type Trx = Transaction<Database>;

async function bookFact(
  booking: Booking,
  trx: Trx,
  provider: string,
  fact: PaymentFact,
): Promise<void> {
  const orderId =
    (fact.reference === null ? undefined : await findOrderId(trx, fact.reference)) ??
    (await findOrderOfPayment(trx, provider, fact.paymentId))?.orderId;
  // Money of an order that we don't know is not ours to book; the look-up of its order finds it.
  if (orderId === undefined) return;
  // The rows of the ledger change the order, which is locked after its items.
  await lockOrder(trx, orderId);
  if (!(await bookMovement(trx, orderId, provider, fact))) return;
  if (fact.kind === 'refunded') {
    await markRefund(trx, orderId, fact, 'done');
    await booking.tell(trx, orderId, 'refunded', fact.paise);
  }
  if (fact.kind === 'refund-failed') {
    await markRefund(trx, orderId, fact, 'failed');
    await openCase(trx, {
      orderId,
      kind: 'refund-failed',
      paymentId: fact.paymentId,
      paise: fact.paise,
    });
  }
  if (fact.kind === 'captured') await settleOrder(booking, trx, orderId);
}

export const bookFacts = (
  booking: Booking,
  provider: string,
  facts: readonly PaymentFact[],
): Promise<void> =>
  transact(booking.db, async (trx) => {
    for (const fact of facts) await bookFact(booking, trx, provider, fact);
  });

export const bookEvent = (booking: Booking, provider: string, event: PaymentEvent): Promise<void> =>
  transact(booking.db, async (trx) => {
    if (!(await isNewEvent(trx, provider, event.key))) return;
    for (const fact of event.facts) await bookFact(booking, trx, provider, fact);
  });
