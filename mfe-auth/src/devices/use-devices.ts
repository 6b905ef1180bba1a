import { listSessions } from '@gift-registry/bff-contract';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '../api.ts';

export const devicesKey = ['signed-in-devices'] as const;

export function useDevices() {
  const api = useApi();
  return useQuery({
    queryKey: devicesKey,
    // Without a network it says so instead of waiting for one.
    networkMode: 'always',
    queryFn: async ({ signal }) => (await api(listSessions, {}, { signal })).sessions,
  });
}
