import { type ApiCall } from '@gift-registry/bff-contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useApi } from '../api.ts';
import { releasesKey } from './use-releases.ts';

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
