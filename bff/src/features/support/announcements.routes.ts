import type { FastifyPluginAsync } from 'fastify';
import { getAnnouncement } from '@gift-registry/bff-contract';
import { route } from '../../platform/routing/route.ts';
import type { AnnouncementBoard } from './announcement-board.ts';

export const announcementsRoutes =
  (board: AnnouncementBoard): FastifyPluginAsync =>
  async (app) => {
    route(app, getAnnouncement, ({ request }) => ({
      announcement: board.shownTo(request) ?? null,
    }));
  };
