import { getCurrentRegistry, getRegistry } from '@gift-registry/bff-contract';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../api.ts';
import { useIsHost } from '../accounts/use-is-host.ts';
import { registryKeys } from './registry-keys.ts';
import { useRegistryIdInQuery } from './registry-path.ts';

/** The registry of `?registryId=`, or the host's current one; null when the host has none. Only hosts have one. */
export function useSelectedRegistry() {
  const api = useApi();
  const registryId = useRegistryIdInQuery();
  const enabled = useIsHost();
  return useQuery({
    queryKey: registryId ? registryKeys.one(registryId) : registryKeys.current,
    queryFn: async ({ signal }) =>
      registryId
        ? api(getRegistry, { params: { registryId } }, { signal })
        : (await api(getCurrentRegistry, {}, { signal })).registry,
    enabled,
  });
}
