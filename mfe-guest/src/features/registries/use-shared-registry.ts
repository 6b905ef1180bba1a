import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../api.ts';
import { sharedKey, sharedReadOptions } from './shared-reads.ts';

export function useSharedRegistry(shareCode: string) {
  const api = useApi();
  return useQuery({
    ...sharedReadOptions,
    queryKey: sharedKey(shareCode),
    queryFn: ({ signal }) => api('getSharedRegistry', { params: { shareCode } }, { signal }),
  });
}
