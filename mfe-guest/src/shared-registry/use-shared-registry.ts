import { ApiError, getSharedRegistry } from '@gift-registry/bff-contract';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '../api.ts';

export const sharedRegistryKey = (shareCode: string) => ['shared', shareCode, 'registry'] as const;

const isFinal = (error: Error) => error instanceof ApiError && error.status === 404;

/** The registry behind a share code; a 404 is final, anything else is tried again. */
export function useSharedRegistry(shareCode: string) {
  const api = useApi();
  return useQuery({
    queryKey: sharedRegistryKey(shareCode),
    queryFn: ({ signal }) => api(getSharedRegistry, { params: { shareCode } }, { signal }),
    enabled: shareCode !== '',
    retry: (failures, error) => !isFinal(error) && failures < 3,
  });
}
