import type { Transaction } from 'kysely';
import type { Database } from '../../../platform/database/tables.ts';
import { publishRegistryChanged } from '../../registry-versions/registry-versions.repository.ts';
import { changeOrder } from '../state/change-order.repository.ts';
import { endOrder, type EndingOrders } from './end-order.ts';
import { giveBackMoney } from './give-back-money.ts';
import { lockOrder, openCase, type LockedOrder } from '../state/orders.repository.ts';
import { takeLines } from './take-lines.ts';

type Trx = Transaction<Database>;

type Settled = 'paid' | 'given-back' | 'nothing';

async function settleUnpaid(ending: EndingOrders, trx: Trx, order: LockedOrder): Promise<Settled> {
  const { id: orderId, whole } = order;
  if (await takeLines(trx, order)) {
    await changeOrder(trx, {
      orderId,
      action: whole === 'open none' ? 'pay' : 'revive',
      by: 'provider',
    });
    return 'paid';
  }
  const why = 'The gift is gone.';
  if (!(await endOrder(ending, trx, { orderId, action: 'expire', by: 'system', why })))
    await giveBackMoney(trx, orderId, order.paidPaise - order.givenBackPaise, why);
  return 'given-back';
}

/**
 * Draws the conclusion from the money of an order: gives its gifts, gives money back, or opens a case. It looks at sums alone,
 * so the order in which events come doesn't matter, and a repeat changes nothing.
 */
export async function settleOrder(
  ending: EndingOrders,
  trx: Trx,
  orderId: string,
): Promise<Settled> {
  const order = await lockOrder(trx, orderId);
  if (!order) return 'nothing';
  const { whole, totalPaise, paidPaise, givenBackPaise } = order;
  const kept = paidPaise - givenBackPaise;
  const ended = whole === 'cancelled none' || whole === 'cancelled returned';
  if (kept <= 0) return 'nothing';
  if (kept < totalPaise) {
    // Less than the whole is right after a refund of a part.
    if (givenBackPaise === 0) await openCase(trx, { orderId, kind: 'wrong-amount', paise: kept });
    return 'nothing';
  }
  // A guest or the team meant to end what they cancelled; a hold that ended meant nothing.
  const isWaiting = whole === 'open none' || (whole === 'cancelled none' && order.hasExpired);
  const settled = isWaiting ? await settleUnpaid(ending, trx, order) : 'nothing';
  if (settled === 'given-back') return settled;
  if (ended && !isWaiting) await giveBackMoney(trx, orderId, kept, 'The order had ended.');
  else if (kept > totalPaise)
    await giveBackMoney(trx, orderId, kept - totalPaise, 'It was paid twice.');
  if (settled === 'paid') await ending.tell(trx, orderId, 'paid');
  if (settled === 'paid' && order.registryId !== null)
    await publishRegistryChanged(trx, order.registryId);
  return settled;
}
