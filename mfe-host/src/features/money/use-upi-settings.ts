import { getUpiSettings, type Registry } from '@gift-registry/bff-contract';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../api.ts';
import { registryKeys } from '../registries/registry-queries.ts';

/** Its owner alone may read them. */
export function useUpiSettings({ id: registryId, role }: Pick<Registry, 'id' | 'role'>) {
  const api = useApi();
  return useQuery({
    queryKey: [...registryKeys.one(registryId), 'upi'],
    queryFn: ({ signal }) => api(getUpiSettings, { params: { registryId } }, { signal }),
    enabled: role === 'owner',
  });
}
