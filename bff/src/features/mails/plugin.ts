import fp from 'fastify-plugin';
import { adminQueuesRoutes } from './queues.routes.ts';
import { teamMailsRoutes } from './team-mails.routes.ts';

/** The log of all mails and the queues behind them, for the team. */
export const mails = fp(async (app) => {
  await app.register(teamMailsRoutes(app));
  await app.register(adminQueuesRoutes(app));
});
