import { getSurprise } from '@gift-registry/bff-contract';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../api.ts';
import { registryKeys } from '../../features/registries/registry-queries.ts';

export function useSurprise(registryId: string) {
  const api = useApi();
  return useQuery({
    queryKey: [...registryKeys.one(registryId), 'surprise'],
    queryFn: ({ signal }) => api(getSurprise, { params: { registryId } }, { signal }),
  });
}
