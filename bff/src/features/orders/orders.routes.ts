import * as contract from '@gift-registry/bff-contract';
import fp from 'fastify-plugin';
import { AppError } from '../../platform/errors/app-error.ts';
import { renderedRead } from '../../platform/routing/rendered-read.ts';
import { route } from '../../platform/routing/route.ts';
import { giverOf } from '../giving/index.ts';
import { findSharedItem } from '../sharing/index.ts';
import { refuseHostsOfSurprises } from '../surprise/index.ts';
import { adminOrdersRoutes } from './admin-orders.routes.ts';
import { bookEvent } from './book-payment.ts';
import { expireOrders, reconcileOrders } from './expire-orders.ts';
import { readGuestOrder, cancelGuestOrder, payGuestOrder, type AskedOrder } from './guest-order.ts';
import { type OrderDependencies, createOrderDependencies } from './order-dependencies.ts';
import { payRefunds } from './pay-refunds.ts';
import { startOrder } from './place-order.ts';
import { deleteOldEvents } from './refunds.repository.ts';

interface Asked {
  readonly params: { readonly number: string };
  readonly query: { readonly key?: string | undefined };
  readonly guest: string;
}

const askedOrder = ({ params: { number }, query: { key = '' }, guest }: Asked): AskedOrder => ({
  ...{ number, key },
  guestId: guest,
});

const MAX_EVENT_BYTES = 256 * 1_024;

declare module 'fastify' {
  interface FastifyInstance {
    readonly orders: OrderDependencies;
  }
}

/** Gifts of the catalogue that guests order, pay and follow, and that the team packs and sends. */
export const orders = fp(async (app) => {
  const { db, giving, payments, schedule } = app;
  const deps = createOrderDependencies(app, giving);
  app.decorate('orders', deps);
  app.serveReads([
    renderedRead(contract.getOrder, ({ params, query, guest }) =>
      readGuestOrder(deps, { number: params.number, key: query.key ?? '', guestId: guest }),
    ),
  ]);
  await app.register(async (guests) => {
    guests.addHook('preHandler', refuseHostsOfSurprises(db));
    route(guests, contract.placeOrder, async ({ params, headers, body, guest, request }) => {
      const started = await startOrder(giving, deps, {
        ...params,
        key: headers['idempotency-key'],
        form: body,
        guestId: guest,
        ...giverOf(request),
      });
      const itemIds = body.lines.map(({ itemId }) => itemId);
      const items = await Promise.all(itemIds.map((itemId) => findSharedItem(db, itemId)));
      return { ...started, items: items.filter((item) => item !== undefined) };
    });
  });
  route(app, contract.payOrder, async (asked) => ({
    paymentUrl: await payGuestOrder(deps, askedOrder(asked)),
  }));
  route(app, contract.cancelOrder, (asked) => cancelGuestOrder(deps, askedOrder(asked)));

  schedule.every(15, 'unpaid orders', () => expireOrders(deps));
  schedule.every(60, 'payments without an event', () => reconcileOrders(deps));
  schedule.every(5, 'refunds', () => payRefunds(deps, payments));
  schedule.every(3_600, 'old payment events', () => deleteOldEvents(db));

  await app.register(async (provider) => {
    // A parsed and serialized body would have other bytes than the signed ones.
    provider.removeAllContentTypeParsers();
    provider.addContentTypeParser(
      '*',
      { parseAs: 'buffer', bodyLimit: MAX_EVENT_BYTES },
      (_request, body, done) => done(null, body),
    );
    provider.post(
      '/api/payments/events',
      { config: { fromOtherSites: true }, schema: { hide: true } },
      async (request, reply) => {
        const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
        const event = payments.readEvent(body, request.headers);
        if (!event) throw new AppError('bad-request', 'The signature is wrong.');
        await bookEvent(deps, payments.name, event);
        return reply.send({ received: true });
      },
    );
  });
  adminOrdersRoutes(app, deps);
});
