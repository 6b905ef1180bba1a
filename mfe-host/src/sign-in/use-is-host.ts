import { useSession } from '@gift-registry/shell-contract';

export function useIsHost(): boolean {
  const role = useSession().state.user?.role;
  return role === 'host' || role === 'support' || role === 'admin';
}
