import { getDraft } from '@gift-registry/bff-contract';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '../api.ts';
import { registryKeys } from '../registries/registry-keys.ts';

/** The host's newest draft. Read anew at every visit, and never under a form that is being filled in. */
export function useRegistryDraft() {
  const api = useApi();
  return useQuery({
    queryKey: registryKeys.draft,
    queryFn: ({ signal }) => api(getDraft, {}, { signal }),
    gcTime: 0,
    staleTime: Infinity,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
}
