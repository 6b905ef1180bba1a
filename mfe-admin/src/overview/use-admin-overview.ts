import { getAdminOverview } from '@gift-registry/bff-contract';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '../api.ts';

export function useAdminOverview() {
  const call = useApi();
  return useQuery({
    queryKey: ['admin', 'overview'],
    queryFn: ({ signal }) => call(getAdminOverview, {}, { signal }),
  });
}
