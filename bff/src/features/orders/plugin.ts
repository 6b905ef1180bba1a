import fp from 'fastify-plugin';
import { adminOrdersRoutes } from './admin-orders.routes.ts';
import { createOrderDependencies, type OrderDependencies } from './create-order-dependencies.ts';
import { orderingRoutes } from './ordering.routes.ts';
import { ordersReads } from './orders.reads.ts';
import { ordersRoutes } from './orders.routes.ts';
import { paymentsRoutes } from './payments.routes.ts';

declare module 'fastify' {
  interface FastifyInstance {
    readonly orders: OrderDependencies;
  }
}

/** Gifts of the catalogue that guests order, pay and follow, and that the team packs and sends. */
export const orders = fp(async (app) => {
  const deps = createOrderDependencies(app, app.giving);
  app.decorate('orders', deps);
  app.serveReads(ordersReads(deps));
  await app.register(orderingRoutes(app.giving, deps));
  await app.register(ordersRoutes(deps));
  await app.register(paymentsRoutes(deps));
  await app.register(adminOrdersRoutes(deps));
});
