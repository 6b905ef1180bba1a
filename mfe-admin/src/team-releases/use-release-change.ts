import { identityCalls, type ApiCall } from '@gift-registry/bff-contract';
import { useStepUp } from '@gift-registry/shell-contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useApi } from '../api.ts';
import { releasesKey } from './use-releases.ts';

export function useReleaseChange<Input, Reply>(
  send: (api: ApiCall, input: Input) => Promise<Reply>,
  onDone: (reply: Reply) => void,
) {
  const api = useApi();
  const queries = useQueryClient();
  const stepUp = useStepUp(identityCalls(api));
  const change = useMutation({
    mutationFn: (input: Input) => stepUp.run(() => send(api, input)),
    async onSuccess(reply: Reply) {
      await queries.invalidateQueries({ queryKey: releasesKey });
      onDone(reply);
    },
  });
  return { change, question: stepUp.question };
}
