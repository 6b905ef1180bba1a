import type { Db } from '../../../platform/database/database.ts';
import { findRefundable } from '../state/orders.repository.ts';
import { askForRefund } from './refunds.repository.ts';

/** Asks for refunds of so much money, of the newest payments first. The provider is called later, outside of the transaction. */
export async function giveBackMoney(
  trx: Db,
  orderId: string,
  paise: number,
  why: string,
): Promise<void> {
  let left = paise;
  for (const payment of await findRefundable(trx, orderId)) {
    const part = Math.min(left, payment.paise);
    if (part <= 0) return;
    await askForRefund(trx, { orderId, paymentId: payment.paymentId, paise: part, why });
    left -= part;
  }
}
