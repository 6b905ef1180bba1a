import type { Transaction } from 'kysely';
import type { Database } from '../../platform/database/tables.ts';
import { releaseClaim } from '../giving/index.ts';
import { publishRegistryChanged } from '../registries/index.ts';
import type { OrderDependencies } from './order-dependencies.ts';
import { changeOrder, type OrderChange, keptPaise, lockOrder } from './orders.repository.ts';
import { giveBackMoney } from './refunds.repository.ts';
import { closeMoneyCases } from './team-order.repository.ts';

/** The part of the dependencies that ends an order. */
export type EndingOrders = Pick<OrderDependencies, 'line' | 'tell'>;

interface Ending extends Omit<OrderChange, 'action'> {
  readonly action: 'cancel' | 'expire';
}

/** Ends an order: its gifts are free again, and its money goes back. Returns false when it can't be ended any more. */
export async function endOrder(
  { line, tell }: EndingOrders,
  trx: Transaction<Database>,
  ending: Ending,
): Promise<boolean> {
  const { orderId, why = '' } = ending;
  const order = await lockOrder(trx, orderId);
  if (!order || order.lines.some(({ sent }) => sent > 0)) return false;
  if (!(await changeOrder(trx, ending))) return false;
  for (const { claimId, itemId, status, quantity } of order.lines)
    if (status !== 'released' && itemId !== null)
      await releaseClaim(line, trx, { id: claimId, itemId, status, quantity });
  await giveBackMoney(trx, {
    ...{ orderId, paise: keptPaise(order) - order.failedPaise },
    ...{ why: why || 'Cancelled.', cause: 'sum' },
  });
  await closeMoneyCases(trx, orderId, why || 'The order was cancelled.');
  await tell(trx, orderId, 'cancelled');
  if (order.registryId !== null) await publishRegistryChanged(trx, order.registryId);
  return true;
}
