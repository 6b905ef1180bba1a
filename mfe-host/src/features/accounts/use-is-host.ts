import { mayHost } from '@gift-registry/bff-contract';
import { useSession } from '@gift-registry/shell-contract';

export function useIsHost(): boolean {
  const role = useSession().state.user?.role;
  return role !== undefined && mayHost(role);
}
