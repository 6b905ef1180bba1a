import fp from 'fastify-plugin';
import { surpriseRoutes } from './surprise.routes.ts';

/** What hosts may know while their gifts are a surprise. */
export const surprise = fp(async (app) => {
  await app.register(surpriseRoutes(app));
});
