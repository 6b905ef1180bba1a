import { sql } from 'kysely';
import type { Db } from '../../../platform/database/database.ts';
import { newOrderNumber } from '../../../subjects/orders/order-number.ts';
import type { OrderableItem } from './orderable-items.repository.ts';

export interface NewOrder {
  readonly registryId: string;
  readonly guestId: string;
  readonly guestName: string;
  readonly guestEmail: string | null;
  readonly message: string | null;
  readonly shipTo: 'host' | 'guest' | 'pick-up';
  /** The guest's own. */
  readonly address: object | null;
  readonly wantedDay: string | null;
  readonly payment: 'manual' | 'razorpay' | 'demo';
  /** Minutes for which the units are held; null when no time ends them. */
  readonly payMinutes: number | null;
}

export interface NewLine extends OrderableItem {
  readonly claimId: string;
  readonly quantity: number;
}

export interface PlacedOrder {
  readonly id: string;
  readonly number: string;
  readonly heldUntil: string | null;
  readonly totalPaise: number;
}

export async function insertOrder(
  trx: Db,
  { payMinutes, address, ...order }: NewOrder,
  lines: readonly NewLine[],
): Promise<PlacedOrder> {
  const totalPaise = lines.reduce((sum, line) => sum + (line.unitPaise ?? 0) * line.quantity, 0);
  const placed = await trx
    .insertInto('orders')
    .values({
      ...order,
      number: newOrderNumber(),
      address: address && JSON.stringify(address),
      totalPaise,
      heldUntil:
        payMinutes === null ? null : sql<string>`now() + make_interval(mins => ${payMinutes})`,
      carrier: null,
      trackingNumber: null,
      lookedUpAt: null,
    })
    .returning(['id', 'number', 'heldUntil', 'totalPaise'])
    .executeTakeFirstOrThrow();
  await trx
    .insertInto('orderLines')
    .values(
      lines.map(({ claimId, productId, name, imageUrl, quantity, unitPaise }) => ({
        ...{ orderId: placed.id, claimId, productId, productName: name, imageUrl, quantity },
        unitPaise: unitPaise ?? 0,
      })),
    )
    .execute();
  return placed;
}
