import type { ApiError, Product, RegistryItem } from '@gift-registry/bff-contract';
import { addItem } from '@gift-registry/bff-contract';
import type { Notice } from '@gift-registry/shell-contract';
import { useNotify } from '@gift-registry/shell-contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useApi } from '../api.ts';
import { registryKeys } from '../registries/registry-keys.ts';
import { addFailure } from './add-failure.ts';

interface Options {
  /** null keeps the item for the next registry; undefined while it is not known. */
  readonly registryId: string | null | undefined;
  readonly failureTitle: string;
  readonly success: (item: RegistryItem) => Notice;
  readonly onAdded?: ((item: RegistryItem) => void) | undefined;
}

/** Hosts add many in a row; what they read of it is short. */
export const addedMilliseconds = 5000;

/** Adds a product of the catalogue; adding it again raises its quantity. */
export function useAddItem({ registryId = null, failureTitle, success, onAdded }: Options) {
  const api = useApi();
  const client = useQueryClient();
  const notify = useNotify();
  return useMutation<RegistryItem, ApiError, Product>({
    mutationFn: ({ id }) => api(addItem, { body: { registryId, productId: id } }),
    onSuccess(item) {
      notify({ type: 'success', duration: addedMilliseconds, ...success(item) });
      onAdded?.(item);
      void client.invalidateQueries({ queryKey: registryKeys.all });
    },
    onError: (error, { name }) =>
      notify(
        addFailure(error, {
          name,
          title: failureTitle,
          signInText: 'Please log in to add items to registry',
        }),
      ),
  });
}
