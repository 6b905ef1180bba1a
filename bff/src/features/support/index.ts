export type { AnnouncementBoard } from './announcement-board.ts';
export { findAnnouncements } from './announcements.repository.ts';
export { findQueries } from './queries.repository.ts';
