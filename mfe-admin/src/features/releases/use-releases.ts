import { getReleaseHealth, listReleases, type ApiCall } from '@gift-registry/bff-contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useApi } from '../../api.ts';

const releasesKey = ['admin', 'releases'] as const;

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

export function useReleaseChange<Input, Reply>(
  send: (api: ApiCall, input: Input) => Promise<Reply>,
  onDone: (reply: Reply) => void,
) {
  const api = useApi();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (input: Input) => send(api, input),
    async onSuccess(reply: Reply) {
      await queries.invalidateQueries({ queryKey: releasesKey });
      onDone(reply);
    },
  });
}
