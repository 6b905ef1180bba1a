import { getDraft } from '@gift-registry/bff-contract';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '../api.ts';
import { registryKeys } from '../registries/registry-keys.ts';

/** The host's newest draft. Fetched at each visit, and not refetched while the form is open. */
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
