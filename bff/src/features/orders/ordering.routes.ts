import type { FastifyPluginAsync } from 'fastify';
import * as contract from '@gift-registry/bff-contract';
import { route } from '../../platform/routing/route.ts';
import type { OrderDependencies } from './create-order-dependencies.ts';
import { findSharedItem } from '../sharing/index.ts';
import { refuseHostsOfSurprises } from '../surprise/index.ts';
import { type ClaimsDependencies, giverOf } from '../giving/index.ts';
import { startOrder } from './place-order.ts';

export const orderingRoutes =
  (deps: ClaimsDependencies, orders: OrderDependencies): FastifyPluginAsync =>
  async (app) => {
    const { db } = deps;
    app.addHook('preHandler', refuseHostsOfSurprises(db));

    route(app, contract.placeOrder, async ({ params, headers, body, guest, request }) => {
      const started = await startOrder(deps, orders, {
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
  };
