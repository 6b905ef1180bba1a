import { getCurrentRegistry, getRegistry } from '@gift-registry/bff-contract';
import { useNavigation } from '@gift-registry/shell-contract';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '../api.ts';
import { registryKeys } from './registry-keys.ts';

const parameter = 'registryId';

/** The registry that the address names, else the host's current one; null when there is none. */
export function useChosenRegistry() {
  const api = useApi();
  const { location } = useNavigation();
  const named = new URLSearchParams(location.search).get(parameter);
  return useQuery({
    queryKey: named ? registryKeys.one(named) : registryKeys.current,
    queryFn: async ({ signal }) =>
      named
        ? api(getRegistry, { params: { registryId: named } }, { signal })
        : (await api(getCurrentRegistry, {}, { signal })).registry,
  });
}

/** The same screen path for a registry that is not the current one. */
export const ofRegistry = (path: string, registryId: string | null | undefined): string =>
  registryId ? `${path}?${new URLSearchParams({ [parameter]: registryId })}` : path;

/** A path that keeps the choice of this page's address. */
export function useSameChoice(): (path: string) => string {
  const { location } = useNavigation();
  const named = new URLSearchParams(location.search).get(parameter);
  return (path) => ofRegistry(path, named);
}
