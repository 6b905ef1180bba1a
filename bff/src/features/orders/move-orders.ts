import { transact } from '../../platform/database/transactions/transact.ts';
import { publishRegistryChanged } from '../registries/index.ts';
import { changeOrder } from './change-order.repository.ts';
import { openCase } from './order-cases.repository.ts';
import type { OrderAction } from './order-transitions.ts';
import { findOrderId, lockOrder } from './orders.repository.ts';
import { keepAddress, markLinesReceived, markParcelsReturned } from './team-order.repository.ts';
import type { Team, TeamAction, Trx } from './team-orders.ts';

async function moveOne(
  { tell }: Team,
  trx: Trx,
  orderId: string,
  action: OrderAction,
  userId: string,
): Promise<boolean> {
  const order = await lockOrder(trx, orderId);
  if (!(await changeOrder(trx, { orderId, action, by: 'team', userId }))) return false;
  if (action === 'pack') await keepAddress(trx, orderId);
  if (action === 'deliver') {
    await markLinesReceived(trx, orderId);
    await tell(trx, orderId, 'delivered');
  }
  if (action === 'return') {
    await markParcelsReturned(trx, orderId);
    await openCase(trx, { orderId, kind: 'returned' });
  }
  if (order?.registryId) await publishRegistryChanged(trx, order.registryId);
  return true;
}

/** Moves each order in a transaction of its own, so that one which somebody else changed holds up no other. */
export async function moveOrders(
  team: Team,
  numbers: readonly string[],
  action: TeamAction,
  userId: string,
): Promise<{ changed: string[]; unchanged: string[] }> {
  const changed: string[] = [];
  const unchanged: string[] = [];
  for (const number of numbers) {
    const orderId = await findOrderId(team.db, number);
    const isMoved =
      orderId !== undefined &&
      (await transact(team.db, (trx) => moveOne(team, trx, orderId, action, userId)));
    (isMoved ? changed : unchanged).push(number);
  }
  return { changed, unchanged };
}
