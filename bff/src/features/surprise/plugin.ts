import fp from 'fastify-plugin';
import { surpriseRoutes } from './surprise.routes.ts';

/** Gifts that stay hidden from their hosts until a day. */
export const surprise = fp(async (app) => {
  await app.register(surpriseRoutes(app));
});
