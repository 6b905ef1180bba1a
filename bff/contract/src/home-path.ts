import { isTeam } from './roles.ts';
import type { SessionUser } from './routes/accounts/session.ts';

export const homePath = ({ role }: Pick<SessionUser, 'role'>): string =>
  isTeam(role) ? '/admin/overview' : '/host';
