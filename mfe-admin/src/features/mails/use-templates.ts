import { listMailTemplates, queryKeyOf } from '@gift-registry/bff-contract';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../api.ts';

export function useTemplates() {
  const api = useApi();
  return useQuery({
    queryKey: queryKeyOf(listMailTemplates),
    queryFn: ({ signal }) => api(listMailTemplates, {}, { signal }),
    staleTime: Infinity,
  });
}
