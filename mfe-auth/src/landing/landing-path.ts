import type { SessionUser } from '@gift-registry/shell-contract';

/** Where a login leads when no page was asked for. */
export const landingPath = (user: Pick<SessionUser, 'role'> | null): string =>
  user?.role === 'admin' ? '/admin/overview' : '/host';
