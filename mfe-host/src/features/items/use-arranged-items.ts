import { listItems } from '@gift-registry/bff-contract';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../api.ts';
import { registryKeys } from '../registries/registry-keys.ts';

export function useArrangedItems(registryId: string) {
  const api = useApi();
  return useQuery({
    queryKey: registryKeys.items(registryId),
    queryFn: ({ signal }) => api(listItems, { params: { registryId } }, { signal }),
  });
}
