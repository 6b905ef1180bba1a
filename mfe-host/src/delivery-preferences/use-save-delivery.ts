import type { ApiError, Registry } from '@gift-registry/bff-contract';
import { saveDelivery } from '@gift-registry/bff-contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useApi } from '../api.ts';
import { registryKeys } from '../registries/registry-keys.ts';
import type { DeliveryDetails } from './check-delivery.ts';

export function useSaveDelivery(registryId: string) {
  const api = useApi();
  const client = useQueryClient();
  return useMutation<Registry, ApiError, DeliveryDetails>({
    mutationFn: (body) => api(saveDelivery, { params: { registryId }, body }),
    onSuccess: () => client.invalidateQueries({ queryKey: registryKeys.all, type: 'inactive' }),
  });
}
