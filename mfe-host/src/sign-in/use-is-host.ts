import { useSession } from '@gift-registry/shell-contract';

/** True for an account that can have registries; false while the session is loading. */
export function useIsHost(): boolean {
  const role = useSession().state.user?.role;
  return role === 'host' || role === 'admin';
}
