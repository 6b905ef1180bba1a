import { isTeam } from '@gift-registry/bff-contract';
import type { SessionState } from '@gift-registry/shell-contract';

export function redirectText({ status, user }: SessionState): string {
  if (status === 'loading') return 'Loading your profile...';
  if (!user) return 'Redirecting to login...';
  return isTeam(user.role) ? 'Setting up admin dashboard...' : 'Setting up your dashboard...';
}
