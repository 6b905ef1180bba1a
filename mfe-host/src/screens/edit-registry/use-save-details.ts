import { updateRegistry, type Registry } from '@gift-registry/bff-contract';
import { useApi } from '../../api.ts';
import { useSaveRegistry } from '../../features/registries/use-save-registry.ts';
import type { RegistryDetails } from '../../features/registries/form/registry-form-values.ts';

export function useSaveDetails({ id, detailsVersion }: Registry) {
  const api = useApi();
  return useSaveRegistry(id, (details: RegistryDetails) =>
    api(updateRegistry, {
      params: { registryId: id },
      body: { ...details, detailsVersion },
    }),
  );
}
