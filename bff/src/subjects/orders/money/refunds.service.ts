import {
  PaymentProviderError,
  type PaymentAdapter,
} from '../../../platform/payments/payment-adapter.ts';
import { bookFacts, type Booking } from './book-facts.service.ts';
import { openCase } from '../state/orders.repository.ts';
import { markFailed, REFUND_BATCH, takeAskedRefunds } from './refunds.repository.ts';

const MOST_TRIES = 12;

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
      await markFailed(db, id);
      await openCase(db, { orderId, kind: 'refund-failed', paymentId, paise });
    }
  }
  return refunds.length === REFUND_BATCH;
}
