import { listCategories, queryKeyOf } from '@gift-registry/bff-contract';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../../api.ts';

export function useCategories() {
  const api = useApi();
  return useQuery({
    queryKey: queryKeyOf(listCategories),
    queryFn: ({ signal }) => api(listCategories, {}, { signal }),
    select: ({ categories }) => categories,
    staleTime: 300_000,
  });
}
