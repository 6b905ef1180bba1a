import { getRegistryAccess } from '@gift-registry/bff-contract';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../api.ts';
import { registryKeys } from '../registries/registry-keys.ts';

export function useAccess(registryId: string) {
  const api = useApi();
  return useQuery({
    queryKey: [...registryKeys.one(registryId), 'access'],
    queryFn: ({ signal }) => api(getRegistryAccess, { params: { registryId } }, { signal }),
  });
}
