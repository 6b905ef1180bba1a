import { getHosts, type RegistryHosts } from '@gift-registry/bff-contract';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../api.ts';
import { registryKeys } from '../../features/registries/registry-queries.ts';

export function useHosts(registryId: string) {
  const api = useApi();
  return useQuery({
    queryKey: [...registryKeys.one(registryId), 'hosts'],
    queryFn: ({ signal }) => api(getHosts, { params: { registryId } }, { signal }),
  });
}

export const nameOf = ({ firstName, lastName, email }: RegistryHosts['owner']): string =>
  `${firstName} ${lastName}`.trim() || email;
