import fp from 'fastify-plugin';
import { eventsRoutes } from './events.routes.ts';

/** The stream of hints that each tab listens to. */
export const events = fp(async (app) => {
  await app.register(eventsRoutes(app, app.shareGate, app.announcements));
});
