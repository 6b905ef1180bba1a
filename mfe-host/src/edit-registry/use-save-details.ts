import type { ApiError, Registry } from '@gift-registry/bff-contract';
import { registry as registrySchema, updateRegistry } from '@gift-registry/bff-contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useApi } from '../api.ts';
import type { RegistryDetails } from '../registry-form/registry-form-values.ts';
import { registryKeys } from '../registries/registry-keys.ts';

/** Saves the details. A refusal as stale brings the saved registry to the screen, where the form merges it. */
export function useSaveDetails({ id, detailsVersion }: Registry) {
  const api = useApi();
  const client = useQueryClient();
  const queryKey = registryKeys.one(id);
  return useMutation<Registry, ApiError, RegistryDetails>({
    mutationFn: (details) =>
      api(updateRegistry, {
        params: { registryId: id },
        body: { ...details, ...(detailsVersion === undefined ? {} : { detailsVersion }) },
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
