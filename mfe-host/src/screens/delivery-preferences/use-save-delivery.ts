import type { ApiError, Registry } from '@gift-registry/bff-contract';
import { saveDelivery } from '@gift-registry/bff-contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useApi } from '../../api.ts';
import { registryKeys } from '../../features/registries/registry-keys.ts';
import type { DeliveryDetails } from './check-delivery.ts';

interface Options {
  readonly registryId: string;
  readonly version: number | undefined;
  readonly onSaved: (registry: Registry) => void;
  readonly onRefused: (error: ApiError) => void;
}

/** Saves the preferences. The callbacks also run after the form is gone, such as when the session has ended. */
export function useSaveDelivery({ registryId, version, onSaved, onRefused }: Options) {
  const api = useApi();
  const client = useQueryClient();
  return useMutation<Registry, ApiError, DeliveryDetails>({
    mutationFn: (details) =>
      api(saveDelivery, {
        params: { registryId },
        body: { ...details, ...(version === undefined ? {} : { deliveryVersion: version }) },
      }),
    onSuccess(saved) {
      onSaved(saved);
      return client.invalidateQueries({ queryKey: registryKeys.all, type: 'inactive' });
    },
    onError: onRefused,
  });
}
