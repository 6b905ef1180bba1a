import fp from 'fastify-plugin';
import { giftBookRoutes } from './gift-book.routes.ts';
import { hostMailsRoutes } from './host-mails.routes.ts';

/** What hosts learn of their gifts: the Gift Book, thanks, and mails with news. */
export const giftBook = fp(async (app) => {
  await app.register(giftBookRoutes(app));
  await app.register(hostMailsRoutes(app));
});
