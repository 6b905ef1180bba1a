import type { SessionUser } from './routes/accounts/session.ts';

export const homePath = ({ role }: Pick<SessionUser, 'role'>): string =>
  role === 'admin' || role === 'support' ? '/admin/overview' : '/host';
