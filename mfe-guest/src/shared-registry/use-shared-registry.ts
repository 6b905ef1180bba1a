import { getSharedRegistry } from '@gift-registry/bff-contract';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '../api.ts';

const sharedRegistryKey = (shareCode: string) => ['shared', shareCode, 'registry'] as const;

/** Fetches the registry behind a share code. */
export function useSharedRegistry(shareCode: string) {
  const api = useApi();
  return useQuery({
    queryKey: sharedRegistryKey(shareCode),
    queryFn: ({ signal }) => api(getSharedRegistry, { params: { shareCode } }, { signal }),
  });
}
