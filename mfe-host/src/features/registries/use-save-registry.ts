import {
  registry as registrySchema,
  type ApiError,
  type Registry,
} from '@gift-registry/bff-contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { registryKeys } from './registry-queries.ts';

/** Saves a part of a registry. A refusal as stale brings the saved registry to the screen, where the form merges it. */
export function useSaveRegistry<Part>(registryId: string, send: (part: Part) => Promise<Registry>) {
  const client = useQueryClient();
  const queryKey = registryKeys.one(registryId);
  return useMutation<Registry, ApiError, Part>({
    mutationFn: send,
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
