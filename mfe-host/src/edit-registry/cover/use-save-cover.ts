import type { ApiError, Registry } from '@gift-registry/bff-contract';
import { registry as registrySchema, saveCover } from '@gift-registry/bff-contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useApi } from '../../api.ts';
import { registryKeys } from '../../registries/registry-keys.ts';
import type { CoverValues } from './use-cover-form.ts';

/** Saves the cover and the story. A refusal as stale brings the saved registry to the screen. */
export function useSaveCover(registryId: string, version: number | undefined) {
  const api = useApi();
  const client = useQueryClient();
  const queryKey = registryKeys.one(registryId);
  return useMutation<Registry, ApiError, CoverValues>({
    mutationFn: (values) =>
      api(saveCover, {
        params: { registryId },
        body: { ...values, ...(version === undefined ? {} : { coverVersion: version }) },
      }),
    onMutate: () => client.cancelQueries({ queryKey, exact: true }),
    onSuccess(saved) {
      client.setQueryData(queryKey, saved);
      void client.invalidateQueries({ queryKey: registryKeys.all });
    },
    onError(error) {
      const current = registrySchema.safeParse(error.current);
      if (error.code === 'stale' && current.success) client.setQueryData(queryKey, current.data);
    },
  });
}
