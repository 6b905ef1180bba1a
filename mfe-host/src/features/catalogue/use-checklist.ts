import { type Occasion, getChecklist, listStarterLists } from '@gift-registry/bff-contract';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../api.ts';

export function useChecklist(occasion: Occasion, enabled = true) {
  const api = useApi();
  return useQuery({
    queryKey: ['catalogue', 'checklist', occasion],
    queryFn: ({ signal }) => api(getChecklist, { query: { occasion } }, { signal }),
    select: ({ topics }) => topics,
    staleTime: 300_000,
    enabled,
  });
}

export function useStarterLists(occasion: Occasion) {
  const api = useApi();
  return useQuery({
    queryKey: ['catalogue', 'starter-lists', occasion],
    queryFn: ({ signal }) => api(listStarterLists, { query: { occasion } }, { signal }),
    select: ({ starterLists }) => starterLists,
    staleTime: 60_000,
  });
}
