import type { ApiError, Share } from '@gift-registry/bff-contract';
import { createShare } from '@gift-registry/bff-contract';
import { useNotify } from '@gift-registry/shell-contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useApi } from '../api.ts';
import { failureNotice } from '../failure/failure-notice.ts';
import { registryKeys } from '../registries/registry-keys.ts';

/** Publishes the registry and gets its link; asking again gives the same one. */
export function useCreateShare(registryId: string) {
  const api = useApi();
  const client = useQueryClient();
  const notify = useNotify();
  return useMutation<Share, ApiError>({
    mutationFn: () => api(createShare, { params: { registryId } }),
    onSuccess(share) {
      client.setQueryData(registryKeys.share(registryId), { share });
      void client.invalidateQueries({ queryKey: registryKeys.all });
    },
    onError: (error) =>
      notify(
        error.status === 0
          ? {
              type: 'error',
              title: 'Error generating link',
              description: "We couldn't generate a shareable link. Please try again.",
            }
          : failureNotice('Failed to generate share code. Please try again.', error),
      ),
  });
}
