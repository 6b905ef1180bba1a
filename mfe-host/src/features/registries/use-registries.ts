import { listRegistries } from '@gift-registry/bff-contract';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../api.ts';
import { registryKeys } from './registry-keys.ts';

export function useRegistries(enabled = true) {
  const api = useApi();
  return useQuery({
    queryKey: registryKeys.list,
    queryFn: ({ signal }) => api(listRegistries, {}, { signal }),
    select: ({ registries }) => registries,
    enabled,
  });
}
