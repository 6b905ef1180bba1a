import { listSessions } from '@gift-registry/bff-contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useApi } from '../../api.ts';

export const devicesKey = ['signed-in-devices'] as const;

export function useDevices() {
  const api = useApi();
  return useQuery({
    queryKey: devicesKey,
    // By default the library pauses queries while offline; here they fail at once.
    networkMode: 'always',
    queryFn: async ({ signal }) => (await api(listSessions, {}, { signal })).sessions,
  });
}

export function useEndedDevices(): () => void {
  const client = useQueryClient();
  return () => void client.invalidateQueries({ queryKey: devicesKey });
}
