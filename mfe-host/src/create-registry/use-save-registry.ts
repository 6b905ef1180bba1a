import type { ApiError, Registry } from '@gift-registry/bff-contract';
import { createRegistry } from '@gift-registry/bff-contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useApi } from '../api.ts';
import { registryKeys } from '../registries/registry-keys.ts';
import type { RegistryDetails } from './registry-form-values.ts';

/** Creates the draft, or updates the existing one; items without a registry join it. */
export function useSaveRegistry() {
  const api = useApi();
  const client = useQueryClient();
  return useMutation<Registry, ApiError, RegistryDetails>({
    mutationFn: (body) => api(createRegistry, { body }),
    onSuccess: () => client.invalidateQueries({ queryKey: registryKeys.all, type: 'inactive' }),
  });
}
