import { transact } from '../../platform/database/transact.ts';
import {
  PaymentProviderError,
  type PaymentAdapter,
} from '../../platform/payments/payment-adapter.ts';
import { bookFacts, type Booking } from './book-payment.ts';
import { lockOrder } from './orders.repository.ts';
import {
  findRefundable,
  markFailed,
  REFUND_BATCH,
  replaceAsked,
  takeAsked,
  type AskedRefund,
} from './refunds.repository.ts';
import { settleOrder } from './settle-order.ts';
import { openCase } from './team-order.repository.ts';

const MOST_TRIES = 12;

/** The provider refuses for good: a case, unless the look-up shows that the money of the payment is back already. */
async function giveUp(
  booking: Booking,
  payments: PaymentAdapter,
  { id, orderId, number, paymentId, paise }: AskedRefund,
): Promise<void> {
  const facts = await payments.lookUp(number).catch((error: unknown) => {
    if (error instanceof PaymentProviderError) return [];
    throw error;
  });
  await bookFacts(booking, payments.name, facts);
  await transact(booking.db, async (trx) => {
    await lockOrder(trx, orderId);
    if (!(await replaceAsked(trx, id))) return;
    const left = (await findRefundable(trx, orderId)).find((each) => each.paymentId === paymentId);
    if ((left?.paise ?? 0) < paise) return settleOrder(booking, trx, orderId);
    await markFailed(trx, id);
    await openCase(trx, { orderId, kind: 'refund-failed', paymentId, paise });
  });
}

/**
 * Pays back what was asked for. The provider gets the id of the refund as its key, so a try whose answer was lost pays once.
 * Money that came by hand goes back by hand: the team books it.
 */
export async function payRefunds(booking: Booking, payments: PaymentAdapter): Promise<boolean> {
  if (payments.name === 'manual') return false;
  const refunds = await takeAsked(booking.db, payments.name);
  for (const refund of refunds) {
    const { id, number: reference, paymentId, paise, tries } = refund;
    try {
      const fact = await payments.refund({ paymentId, reference, paise, key: `refund-${id}` });
      if (fact) await bookFacts(booking, payments.name, [fact]);
    } catch (error) {
      if (!(error instanceof PaymentProviderError)) throw error;
      if (error.isTemporary && tries < MOST_TRIES) continue;
      await giveUp(booking, payments, refund);
    }
  }
  return refunds.length === REFUND_BATCH;
}
