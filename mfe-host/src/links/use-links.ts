import { listLinks } from '@gift-registry/bff-contract';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '../api.ts';
import { registryKeys } from '../registries/registry-keys.ts';

const linksKey = (registryId: string) => [...registryKeys.one(registryId), 'links'];

/** All links of a registry, the main one first. */
export function useLinks(registryId: string) {
  const api = useApi();
  return useQuery({
    queryKey: linksKey(registryId),
    queryFn: ({ signal }) => api(listLinks, { params: { registryId } }, { signal }),
  });
}
