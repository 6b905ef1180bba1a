import fp from 'fastify-plugin';
import { fundsRoutes } from './funds.routes.ts';
import { createPayeeCipher } from './payee-cipher.ts';
import { payingReads, payingRoutes } from './paying.routes.ts';
import { upiRoutes } from './upi.routes.ts';

/** Money that guests send to hosts: UPI addresses, promises and their payment, funds. */
export const money = fp(async (app) => {
  const deps = { ...app.giving, payees: createPayeeCipher(app.config) };
  app.serveReads(payingReads(deps));
  await app.register(payingRoutes(app, deps));
  await app.register(upiRoutes(app));
  await app.register(fundsRoutes(app, app.pictures));
});
