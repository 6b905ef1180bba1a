import { ApiError, getSharedRegistry } from '@gift-registry/bff-contract';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '../api.ts';

const sharedRegistryKey = (shareCode: string) => ['shared', shareCode, 'registry'] as const;

const isFinal = (error: Error) => error instanceof ApiError && error.status === 404;

/** Fetches the registry behind a share code. A 404 is not retried. */
export function useSharedRegistry(shareCode: string) {
  const api = useApi();
  return useQuery({
    queryKey: sharedRegistryKey(shareCode),
    queryFn: ({ signal }) => api(getSharedRegistry, { params: { shareCode } }, { signal }),
    enabled: shareCode !== '',
    retry: (failures, error) => !isFinal(error) && failures < 3,
  });
}
