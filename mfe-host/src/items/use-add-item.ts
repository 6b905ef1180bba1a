import type { ApiError, Product, RegistryItem } from '@gift-registry/bff-contract';
import { addItem } from '@gift-registry/bff-contract';
import type { Toast } from '@gift-registry/shell-contract';
import { useToast } from '@gift-registry/shell-contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useApi } from '../api.ts';
import { registryKeys } from '../registries/registry-keys.ts';
import { addFailureToast } from './add-failure-toast.ts';

interface Options {
  /** null adds to no registry yet; undefined while the registry loads. */
  readonly registryId: string | null | undefined;
  readonly failureTitle: string;
  readonly success: (item: RegistryItem) => Toast;
  readonly onAdded?: ((item: RegistryItem) => void) | undefined;
}

/** Duration of the toast: shorter than the default, because hosts add many in a row. */
export const addedMilliseconds = 5000;

/** Adds a catalogue product; adding it again raises its quantity by one. */
export function useAddItem({ registryId = null, failureTitle, success, onAdded }: Options) {
  const api = useApi();
  const client = useQueryClient();
  const showToast = useToast();
  return useMutation<RegistryItem, ApiError, Product>({
    mutationFn: ({ id }) => api(addItem, { body: { registryId, productId: id } }),
    onSuccess(item) {
      showToast({ type: 'success', duration: addedMilliseconds, ...success(item) });
      onAdded?.(item);
      void client.invalidateQueries({ queryKey: registryKeys.all });
    },
    onError: (error, { name }) =>
      showToast(
        addFailureToast(error, {
          name,
          title: failureTitle,
          signInText: 'Please log in to add items to registry',
        }),
      ),
  });
}
