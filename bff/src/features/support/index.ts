export type { AnnouncementBoard } from './announcement-board.ts';
export { findAnnouncements } from './team-announcements.repository.ts';
export { findQueries } from './team-queries.repository.ts';
