import { randomUUID } from 'node:crypto';
import type { Transaction } from 'kysely';
import type { Database } from '../../platform/database/tables.ts';
import { transact } from '../../platform/database/transact.ts';
import type { PaymentEvent, PaymentFact } from '../../platform/payments/payment-adapter.ts';
import type { EndingOrders } from './end-order.ts';
import type { OrderDependencies } from './order-dependencies.ts';
import { lockOrder, findOrderId } from './orders.repository.ts';
import { bookMovement, findOrderOfPayment, isNewEvent, markRefund } from './refunds.repository.ts';
import { settleOrder, keepForPerson } from './settle-order.ts';
import { openCase, insertNote } from './team-order.repository.ts';

type Trx = Transaction<Database>;
export type Booking = Pick<OrderDependencies, 'db' | 'line' | 'tell'>;

/** Books money that arrived outside of the provider; a person of the team says why. */
export const bookPayment =
  ({ line, tell }: EndingOrders, userId: string, paise: number, why: string) =>
  async (trx: Trx, orderId: string): Promise<void> => {
    await lockOrder(trx, orderId);
    const paymentId = `by-hand-${randomUUID()}`;
    await bookMovement(trx, orderId, 'manual', {
      ...{ kind: 'captured', paymentId, reference: null, paise },
    });
    await insertNote(trx, orderId, userId, why);
    await settleOrder({ line, tell }, trx, orderId);
  };

async function findOrder(
  trx: Trx,
  provider: string,
  { reference, paymentId }: Pick<PaymentFact, 'reference' | 'paymentId'>,
): Promise<string | undefined> {
  const named = reference === null ? undefined : await findOrderId(trx, reference);
  return named ?? (await findOrderOfPayment(trx, provider, paymentId));
}

async function bookFact(
  booking: Booking,
  trx: Trx,
  provider: string,
  fact: PaymentFact,
): Promise<void> {
  const orderId = await findOrder(trx, provider, fact);
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
    const { paymentId, paise } = fact;
    await openCase(trx, { orderId, kind: 'refund-failed', paymentId, paise });
  }
  await settleOrder(booking, trx, orderId);
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
    const { key, facts, problem } = event;
    if (!(await isNewEvent(trx, provider, key))) return;
    for (const fact of facts) await bookFact(booking, trx, provider, fact);
    if (!problem) return;
    const orderId = (await findOrder(trx, provider, problem)) ?? null;
    await openCase(trx, { orderId, kind: 'unread-event', paymentId: key, detail: problem.text });
    if (orderId !== null) await keepForPerson(booking, trx, orderId);
  });
