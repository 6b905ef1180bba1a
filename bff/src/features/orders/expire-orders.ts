import { transact } from '../../platform/database/transact.ts';
import { bookFacts } from './book-payment.ts';
import { endOrder } from './end-order.ts';
import type { OrderDependencies } from './order-dependencies.ts';
import { lockOrder, takeEnded, takeUnheard, WAITING_BATCH } from './orders.repository.ts';

async function lookUp(deps: OrderDependencies, number: string): Promise<boolean> {
  const { payments, log } = deps;
  try {
    const facts = await payments.lookUp(number);
    await bookFacts(deps, payments.name, facts);
    // The bank may still say yes to these.
    return !facts.some(({ kind }) => kind === 'authorized');
  } catch (err) {
    log.warn({ err, order: number }, 'the payment provider did not answer');
    return false;
  }
}

/** Books payments whose events were lost, 15 minutes after the order. */
export async function reconcileOrders(deps: OrderDependencies): Promise<boolean> {
  const waiting = await takeUnheard(deps.db);
  for (const { number } of waiting) await lookUp(deps, number);
  return waiting.length === WAITING_BATCH;
}

/** Ends orders whose hold is over and whose money is nowhere on its way. */
export async function expireOrders(deps: OrderDependencies): Promise<boolean> {
  const { db, payments, line, log, tell } = deps;
  const ended = await takeEnded(db);
  for (const { id: orderId, number } of ended) {
    const isUnpaid = await payments.end(number).catch((err: unknown) => {
      log.warn({ err, order: number }, 'the payment could not be ended');
      return false;
    });
    if (!(await lookUp(deps, number)) || !isUnpaid) continue;
    await transact(db, async (trx) => {
      // Money may have arrived in the meantime, also less than the price.
      const order = await lockOrder(trx, orderId);
      if (order?.paidPaise !== 0) return;
      const why = 'Nobody paid in time.';
      await endOrder({ line, tell }, trx, { orderId, action: 'expire', by: 'system', why });
    });
  }
  return ended.length === WAITING_BATCH;
}
