import type { ApiError, Share } from '@gift-registry/bff-contract';
import { createShare } from '@gift-registry/bff-contract';
import { useToast } from '@gift-registry/shell-contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useApi } from '../../api.ts';
import { failureToast } from '../../features/platform/failure/failure-toast.ts';
import { registryKeys } from '../../features/registries/registry-keys.ts';

export function useCreateShare(registryId: string) {
  const api = useApi();
  const client = useQueryClient();
  const showToast = useToast();
  return useMutation<Share, ApiError>({
    mutationFn: () => api(createShare, { params: { registryId } }),
    onSuccess(share) {
      client.setQueryData(registryKeys.share(registryId), { share });
      void client.invalidateQueries({ queryKey: registryKeys.all });
    },
    onError: (error) =>
      showToast(
        error.status === 0
          ? {
              type: 'error',
              title: 'Error generating link',
              description: "We couldn't generate a shareable link. Please try again.",
            }
          : failureToast('Failed to generate share code. Please try again.', error),
      ),
  });
}
