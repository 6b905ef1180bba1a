import { getRegistry } from '@gift-registry/bff-contract';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../api.ts';
import { registryKeys } from './registry-keys.ts';

export function useRegistry(registryId: string) {
  const api = useApi();
  return useQuery({
    queryKey: registryKeys.one(registryId),
    queryFn: ({ signal }) => api(getRegistry, { params: { registryId } }, { signal }),
  });
}
