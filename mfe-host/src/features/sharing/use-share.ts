import { getShare } from '@gift-registry/bff-contract';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../api.ts';
import { registryKeys } from '../registries/registry-keys.ts';

export function useShare(registryId: string) {
  const api = useApi();
  return useQuery({
    queryKey: registryKeys.share(registryId),
    queryFn: ({ signal }) => api(getShare, { params: { registryId } }, { signal }),
    select: ({ share }) => share,
  });
}
