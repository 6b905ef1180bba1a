import { getRegistryAccess, getShare } from '@gift-registry/bff-contract';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../api.ts';
import { registryKeys } from '../registries/registry-queries.ts';

export function useAccess(registryId: string) {
  const api = useApi();
  return useQuery({
    queryKey: [...registryKeys.one(registryId), 'access'],
    queryFn: ({ signal }) => api(getRegistryAccess, { params: { registryId } }, { signal }),
  });
}

export function useShare(registryId: string) {
  const api = useApi();
  return useQuery({
    queryKey: registryKeys.share(registryId),
    queryFn: ({ signal }) => api(getShare, { params: { registryId } }, { signal }),
    select: ({ share }) => share,
  });
}
