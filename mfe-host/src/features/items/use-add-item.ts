import type { ApiError, Product, RegistryItem } from '@gift-registry/bff-contract';
import { addItem } from '@gift-registry/bff-contract';
import type { Toast } from '@gift-registry/shell-contract';
import { useSession, useToast } from '@gift-registry/shell-contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useApi } from '../../api.ts';
import { registryKeys } from '../registries/registry-keys.ts';
import { useAskToSignIn } from '../accounts/use-ask-to-sign-in.ts';
import { addFailureToast } from './add-failure-toast.ts';

interface Options {
  readonly registryId: string | null | undefined;
  readonly failureTitle: string;
  readonly success?: (item: RegistryItem) => Toast;
  readonly onAdded?: ((item: RegistryItem) => void) | undefined;
}

/** Duration of the toast: shorter than the default, because hosts add many in a row. */
const addedMilliseconds = 5000;

type ProductToAdd = Pick<Product, 'id' | 'name'>;

const signInReason = 'Please log in to add items to registry';

export function useAddItem({ registryId = null, failureTitle, success, onAdded }: Options) {
  const api = useApi();
  const client = useQueryClient();
  const showToast = useToast();
  const { state } = useSession();
  const askToSignIn = useAskToSignIn();
  const { mutate, isPending } = useMutation<RegistryItem, ApiError, ProductToAdd>({
    mutationFn: ({ id }) => api(addItem, { body: { registryId, productId: id } }),
    onSuccess(item) {
      if (success) showToast({ type: 'success', duration: addedMilliseconds, ...success(item) });
      onAdded?.(item);
      void client.invalidateQueries({ queryKey: registryKeys.all });
    },
    onError(error, { id, name }) {
      if (error.code === 'unauthenticated') askToSignIn(signInReason, { id, name });
      else showToast(addFailureToast(error, { name, title: failureTitle }));
    },
  });
  return {
    isPending,
    add({ id, name }: ProductToAdd): void {
      if (state.user) mutate({ id, name });
      else askToSignIn(signInReason, { id, name });
    },
  };
}
