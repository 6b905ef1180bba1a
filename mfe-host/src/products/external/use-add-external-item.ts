import type { ApiError, RegistryItem, RequestOf } from '@gift-registry/bff-contract';
import { addExternalItem } from '@gift-registry/bff-contract';
import { useToast } from '@gift-registry/shell-contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useApi } from '../../api.ts';
import { addedMilliseconds } from '../../items/use-add-item.ts';
import { registryKeys } from '../../registries/registry-keys.ts';

type Addition = Omit<RequestOf<typeof addExternalItem>['body'], 'registryId'>;

/** Adds a product of any website; null adds to no registry yet. */
export function useAddExternalItem(registryId: string | null) {
  const api = useApi();
  const client = useQueryClient();
  const showToast = useToast();
  return useMutation<RegistryItem, ApiError, Addition>({
    mutationFn: (addition) => api(addExternalItem, { body: { registryId, ...addition } }),
    onSuccess(item) {
      showToast({
        type: 'success',
        duration: addedMilliseconds,
        title: 'Added to Registry',
        description: item.product.name,
      });
      void client.invalidateQueries({ queryKey: registryKeys.all });
    },
  });
}
