import fp from 'fastify-plugin';
import { createAnnouncementBoard, type AnnouncementBoard } from './announcement-board.ts';
import { announcementsRoutes } from './announcements.routes.ts';
import { queriesRoutes } from './queries.routes.ts';
import { adminAnnouncementsRoutes } from './team-announcements.routes.ts';
import { teamQueriesRoutes } from './team-queries.routes.ts';

declare module 'fastify' {
  interface FastifyInstance {
    readonly announcements: AnnouncementBoard;
  }
}

/** Queries of visitors to the team, and its announcements to all. */
export const support = fp(async (app) => {
  const board = createAnnouncementBoard(app);
  await board.load();
  app.addHook('onClose', async () => board.close());
  app.decorate('announcements', board);
  await app.register(announcementsRoutes(board));
  await app.register(adminAnnouncementsRoutes(app));
  await app.register(queriesRoutes(app));
  await app.register(teamQueriesRoutes(app));
});
