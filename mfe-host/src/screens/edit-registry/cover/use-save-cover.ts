import { saveCover } from '@gift-registry/bff-contract';
import { useApi } from '../../../api.ts';
import { useSaveRegistry } from '../../../features/registries/use-save-registry.ts';
import type { CoverValues } from './use-cover-form.ts';

export function useSaveCover(registryId: string, version: number | undefined) {
  const api = useApi();
  return useSaveRegistry(registryId, (values: CoverValues) =>
    api(saveCover, {
      params: { registryId },
      body: { ...values, ...(version === undefined ? {} : { coverVersion: version }) },
    }),
  );
}
