import { listTeamCategories, queryKeyOf } from '@gift-registry/bff-contract';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../api.ts';

export const categoriesKey = queryKeyOf(listTeamCategories);

export function useCategories() {
  const api = useApi();
  return useQuery({
    queryKey: categoriesKey,
    queryFn: ({ signal }) => api(listTeamCategories, {}, { signal }),
  });
}
