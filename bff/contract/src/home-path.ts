import { isTeam } from './roles.ts';
import type { SessionUser } from './accounts/session.ts';

export const homePath = ({ role }: Pick<SessionUser, 'role'>): string =>
  isTeam(role) ? '/admin/overview' : '/host';
