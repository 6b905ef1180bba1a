import type { FastifyPluginAsync } from 'fastify';
import * as contract from '@gift-registry/bff-contract';
import { route } from '../../platform/routing/route.ts';
import { expireOrders, reconcileOrders } from './expire-orders.service.ts';
import type { OrderDependencies } from './create-order-dependencies.ts';
import { deleteOldEvents } from './ledger.repository.ts';
import { payRefunds } from './pay-refunds.service.ts';
import { cancelGuestOrder, payGuestOrder, type AskedOrder } from './orders.service.ts';

interface Asked {
  readonly params: { readonly number: string };
  readonly query: { readonly key?: string | undefined };
  readonly guest: string;
}

const askedOrder = ({ params: { number }, query: { key = '' }, guest }: Asked): AskedOrder => ({
  ...{ number, key },
  guestId: guest,
});

export const ordersRoutes =
  (deps: OrderDependencies): FastifyPluginAsync =>
  async (app) => {
    const { db, payments, schedule } = deps;

    route(app, contract.payOrder, async (asked) => ({
      paymentUrl: await payGuestOrder(deps, askedOrder(asked)),
    }));
    route(app, contract.cancelOrder, (asked) => cancelGuestOrder(deps, askedOrder(asked)));

    schedule.every(15, 'unpaid orders', () => expireOrders(deps));
    schedule.every(60, 'payments without an event', () => reconcileOrders(deps));
    schedule.every(5, 'refunds', () => payRefunds(deps, payments));
    schedule.every(3_600, 'old payment events', () => deleteOldEvents(db));
  };
