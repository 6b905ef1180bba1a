import type { FastifyPluginAsync } from 'fastify';
import * as contract from '@gift-registry/bff-contract';
import { deleteBatch } from '../../platform/database/delete-batch.ts';
import { sql } from 'kysely';
import { transact } from '../../platform/database/transact.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { route } from '../../platform/routing/route.ts';
import { endOrder } from '../../subjects/orders/end-order.ts';
import { expireOrders, reconcileOrders } from '../../subjects/orders/expire-orders.ts';
import { isOwnOrder } from '../../subjects/orders/guest-orders.repository.ts';
import type { OrderDependencies } from '../../subjects/orders/create-order-dependencies.ts';
import { findOrderId } from '../../subjects/orders/orders.repository.ts';
import { openPayment } from '../../subjects/orders/pay-order.ts';
import { payRefunds } from '../../subjects/orders/refunds.service.ts';
import { showOrder } from '../../subjects/orders/show-order.ts';

/** One answer for orders of others and for numbers that don't exist. */
const orderNotFound = () =>
  new AppError(
    'not-found',
    'We can’t show this order here. Please open it in the browser that you used, or with the link in our email.',
  );

const tooLateToCancel = () =>
  new AppError('conflict', 'Your gift is packed already, so the order can’t be cancelled here.');

interface Asked {
  readonly params: { readonly number: string };
  readonly query: { readonly key?: string | undefined };
  readonly guest: string;
}

/** Orders as their givers see them, and the tasks that end, pay back and reconcile orders. */
export const ordersRoutes =
  (deps: OrderDependencies): FastifyPluginAsync =>
  async (app) => {
    const { db, config, payments, schedule, log, links } = deps;

    async function findOrder({ params: { number }, query: { key = '' }, guest }: Asked) {
      const isShown = links.opens(key, number) || (await isOwnOrder(db, number, guest));
      const order = isShown ? await showOrder({ db, config }, number) : undefined;
      if (!order) throw orderNotFound();
      return order;
    }

    route(app, contract.getOrder, findOrder);

    route(app, contract.payOrder, async (asked) => {
      const order = await findOrder(asked);
      const { key } = asked.query;
      const returnUrl = key ? links.mailed(order.number) : links.page(order.number);
      return { paymentUrl: await openPayment({ payments, log, returnUrl }, order) };
    });

    route(app, contract.cancelOrder, async (asked) => {
      const { number } = await findOrder(asked);
      const orderId = await findOrderId(db, number);
      if (orderId === undefined) throw orderNotFound();
      const isEnded = await transact(db, (trx) =>
        endOrder(deps, trx, { orderId, action: 'cancel', by: 'guest' }),
      );
      if (!isEnded) throw tooLateToCancel();
      return findOrder(asked);
    });

    schedule.every(15, 'unpaid orders', () => expireOrders(deps));
    schedule.every(60, 'payments without an event', () => reconcileOrders(deps));
    schedule.every(5, 'refunds', () => payRefunds(deps, payments));
    schedule.every(3_600, 'old payment events', () =>
      deleteBatch(db, 'paymentEvents', sql`received_at < now() - interval '30 days'`),
    );
  };
