import fp from 'fastify-plugin';
import { giftBookRoutes } from './gift-book.routes.ts';
import { hostMailsRoutes } from './host-mails.routes.ts';

/** News for hosts: the Gift Book, thanks, and mails about gifts. */
export const giftBook = fp(async (app) => {
  await app.register(giftBookRoutes(app));
  await app.register(hostMailsRoutes(app));
});
