import { type ApiError, type Registry, createRegistry } from '@gift-registry/bff-contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useApi } from '../../api.ts';
import { registryKeys } from '../../features/registries/registry-queries.ts';
import type { RegistryDetails } from '../../features/registries/form/registry-form-values.ts';

export interface RegistryToSave {
  readonly details: RegistryDetails;
  /** The draft to continue; null begins a new one beside it; undefined when the host has none. */
  readonly draft: Registry | null | undefined;
}

const draftOf = (draft: Registry | null | undefined) => {
  if (!draft) return draft === null ? { draftId: null } : {};
  return { draftId: draft.id, detailsVersion: draft.detailsVersion };
};

export function useSaveRegistry() {
  const api = useApi();
  const client = useQueryClient();
  return useMutation<Registry, ApiError, RegistryToSave>({
    mutationFn: ({ details, draft }) =>
      api(createRegistry, { body: { ...details, ...draftOf(draft) } }),
    onSuccess: () => client.invalidateQueries({ queryKey: registryKeys.all, type: 'inactive' }),
  });
}
