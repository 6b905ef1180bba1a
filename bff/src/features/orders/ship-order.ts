import type { RequestOf, shipOrder as shipRoute } from '@gift-registry/bff-contract';
import { publishRegistryChanged } from '../registries/index.ts';
import { changeOrder } from './change-order.repository.ts';
import { lockOrder } from './orders.repository.ts';
import { insertParcel, keepAddress } from './team-order.repository.ts';
import { elsewhere, orderNotFound, unitsOf, type Team, type Trx } from './team-orders.ts';

type Shipment = RequestOf<typeof shipRoute>['body'];

/** Sends the chosen units, or all that are left. The order waits for its next parcel while some are left. */
export const shipOrder =
  ({ tell }: Team, userId: string, { carrier, trackingNumber = null, lines }: Shipment) =>
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
