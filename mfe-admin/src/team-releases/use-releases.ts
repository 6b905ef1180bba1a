import { getReleaseHealth, listReleases } from '@gift-registry/bff-contract';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '../api.ts';

export const releasesKey = ['admin', 'releases'] as const;

export function useReleases() {
  const call = useApi();
  return useQuery({
    queryKey: releasesKey,
    queryFn: ({ signal }) => call(listReleases, {}, { signal }),
  });
}

export function useReleaseHealth() {
  const call = useApi();
  return useQuery({
    queryKey: [...releasesKey, 'health'],
    queryFn: ({ signal }) => call(getReleaseHealth, {}, { signal }),
  });
}
