import { randomUUID } from 'node:crypto';
import type { Transaction } from 'kysely';
import { createClaimsDependencies } from '../features/giving/claims-dependencies.ts';
import { bookPayment } from '../features/orders/book-payment.ts';
import { cancelOrder, moveOrders, shipOrder } from '../features/orders/move-orders.ts';
import { createOrderDependencies } from '../features/orders/order-dependencies.ts';
import { placeOrder } from '../features/orders/place-order.ts';
import { refundOrder } from '../features/orders/refund-order.ts';
import { changeTeamOrder, showTeamOrder } from '../features/orders/team-orders.ts';
import type { AppDependencies } from '../platform/app-dependencies.ts';
import { demoShareCode } from '../platform/config/demo-share-code.ts';
import type { Database } from '../platform/database/tables.ts';
import { AppError } from '../platform/errors/app-error.ts';
import { createManualAdapter } from '../platform/payments/create-payment-adapter.ts';
import { findDemoItems, hasOrderOf } from './demo-orders.repository.ts';
import { demoOrders, type DemoOrder, type DemoStep } from './demo.ts';

type Change = (trx: Transaction<Database>, orderId: string) => Promise<void>;

const why = 'A demo order';

/**
 * Places orders of the demo registry and moves each to its state, as guests and the team do; `userId` is of the team. Those
 * that exist stay.
 */
export async function seedDemoOrders(app: AppDependencies, userId: string): Promise<void> {
  const { db } = app;
  // Money by hand: a demo provider that forgets its books leaves these orders alone.
  const claims = createClaimsDependencies({ ...app, payments: createManualAdapter() });
  const orders = createOrderDependencies(app, claims);
  const items = await findDemoItems(db, demoShareCode);

  const change = (number: string, changes: Change) => changeTeamOrder(orders, number, changes);
  const parcel = { carrier: 'Delhivery', trackingNumber: '1490818230571' };
  const steps: Readonly<Record<DemoStep, (number: string, paise: number) => Promise<unknown>>> = {
    pay: (number, paise) => change(number, bookPayment(orders, userId, paise, why)),
    pack: (number) => moveOrders(orders, [number], 'pack', userId),
    ship: (number) => change(number, shipOrder(orders, userId, parcel)),
    deliver: (number) => moveOrders(orders, [number], 'deliver', userId),
    return: (number) => moveOrders(orders, [number], 'return', userId),
    cancel: (number) => change(number, cancelOrder(orders, userId, why)),
    refund: (number, paise) =>
      change(number, refundOrder(orders, userId, { paise, why, lines: [], restock: true })),
  };

  async function seed({ guestId, productKey, guestName, message, address, ...rest }: DemoOrder) {
    const item = items.get(productKey);
    if (!item || (await hasOrderOf(db, guestId))) return;
    const { number } = await placeOrder(claims, orders, {
      shareCode: demoShareCode,
      registryId: item.registryId,
      key: randomUUID(),
      guestId,
      network: guestId,
      form: {
        ...{ guestName, guestEmail: null, message },
        lines: [{ itemId: item.id, quantity: 1 }],
        shipTo: { kind: 'guest', address },
      },
    });
    const { totalPaise } = await showTeamOrder(orders, number);
    for (const step of rest.steps) await steps[step](number, totalPaise);
  }

  for (const sample of demoOrders)
    await seed(sample).catch((error: unknown) => {
      // The gift may be given already.
      if (!(error instanceof AppError)) throw error;
    });
}
