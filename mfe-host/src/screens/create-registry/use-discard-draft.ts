import { ApiError, deleteDraft } from '@gift-registry/bff-contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useApi } from '../../api.ts';
import { registryKeys } from '../../features/registries/registry-keys.ts';

const isGone = (error: unknown) => error instanceof ApiError && error.status === 404;

export function useDiscardDraft() {
  const api = useApi();
  const client = useQueryClient();
  return useMutation<unknown, ApiError, string>({
    mutationFn: (registryId) =>
      api(deleteDraft, { params: { registryId } }).catch((error: unknown) => {
        if (!isGone(error)) throw error;
      }),
    onSuccess: () => client.invalidateQueries({ queryKey: registryKeys.all, type: 'inactive' }),
  });
}
