import type { SessionUser } from './routes/session.ts';

/** The first page after a sign-in when no other page was asked for. */
export const homePath = ({ role }: Pick<SessionUser, 'role'>): string =>
  role === 'admin' ? '/admin/overview' : '/host';
