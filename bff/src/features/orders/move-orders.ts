import type { RequestOf, shipOrder as shipRoute } from '@gift-registry/bff-contract';
import { transact } from '../../platform/database/transact.ts';
import { publishRegistryChanged } from '../registries/index.ts';
import type { Booking } from './book-payment.ts';
import { endOrder } from './end-order.ts';
import type { OrderAction } from './order-transitions.ts';
import { changeOrder, findOrderId, lockOrder } from './orders.repository.ts';
import {
  openCase,
  keepAddress,
  markLinesReceived,
  markParcelsReturned,
  insertParcel,
} from './team-order.repository.ts';
import { type TeamAction, type Trx, elsewhere, orderNotFound, unitsOf } from './team-orders.ts';

async function moveOne(
  { tell }: Booking,
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
  team: Booking,
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

type Shipment = RequestOf<typeof shipRoute>['body'];

/** Sends the chosen units, or all that are left. The order waits for its next parcel while some are left. */
export const shipOrder =
  ({ tell }: Booking, userId: string, { carrier, trackingNumber = null, lines }: Shipment) =>
  async (trx: Trx, orderId: string): Promise<void> => {
    const order = await lockOrder(trx, orderId);
    if (!order) throw orderNotFound();
    const unsent = new Map(order.lines.map((line) => [line.claimId, line.unsent]));
    const all = [...unsent].map(([id, quantity]) => ({ id, quantity }));
    const chosen = (lines ?? all).filter(({ quantity }) => quantity > 0);
    if (chosen.length === 0 || chosen.some(({ id, quantity }) => quantity > (unsent.get(id) ?? 0)))
      throw elsewhere();
    const isPart = unitsOf(chosen) < unitsOf(all);
    const action = isPart ? 'ship-part' : 'ship';
    await keepAddress(trx, orderId);
    if (!(await changeOrder(trx, { orderId, action, by: 'team', userId }))) throw elsewhere();
    await insertParcel(trx, orderId, { carrier, trackingNumber, lines: chosen });
    await tell(trx, orderId, 'shipped');
    if (order.registryId) await publishRegistryChanged(trx, order.registryId);
  };

export const cancelOrder =
  (team: Booking, userId: string, why: string) =>
  async (trx: Trx, orderId: string): Promise<void> => {
    const ending = { orderId, action: 'cancel', by: 'team', userId, why } as const;
    if (!(await endOrder(team, trx, ending))) throw elsewhere();
  };
