import {
  type ApiError,
  type RegistryItem,
  updateItem,
  type Product,
  addItem,
} from '@gift-registry/bff-contract';
import { type Toast, useToast, useSession } from '@gift-registry/shell-contract';
import { failureToast } from '../platform/query-failure.tsx';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useApi } from '../../api.ts';
import { itemMutationKey, registryKeys } from '../registries/registry-queries.ts';
import { useAskToSignIn } from '../accounts/gift-in-hand.ts';

interface Attempt {
  readonly name: string;
  readonly title: string;
}

export function addFailureToast(error: ApiError, { name, title }: Attempt): Toast {
  if (error.code === 'already-added')
    return {
      type: 'error',
      title: 'Already Added',
      description: `${name} is already in your registry`,
    };
  return failureToast(title, error);
}

export interface Addition {
  readonly item: RegistryItem;
  readonly quantity: number;
}

interface Undo extends Addition {
  readonly quantityBefore: number;
}

/** The quantity before an addition. Later additions of the same product know the newest quantity. */
function quantityBefore(undone: Addition, additions: readonly Addition[]): number {
  const newest = additions.find(({ item }) => item.id === undone.item.id) ?? undone;
  return newest.item.quantityRequested - undone.quantity;
}

export function useUndoAddition<Shown extends Addition>(
  additions: readonly Shown[],
  onUndone: (undone: Shown) => void,
): (addition: Shown) => void {
  const api = useApi();
  const client = useQueryClient();
  const showToast = useToast();
  const { mutate } = useMutation<unknown, ApiError, Undo>({
    mutationKey: itemMutationKey,
    scope: { id: 'item-change' },
    mutationFn: ({ item, quantityBefore: quantityRequested }) =>
      api(updateItem, { params: { itemId: item.id }, body: { quantityRequested } }),
    onSuccess(_, { item, quantityBefore: left }) {
      showToast({
        type: 'success',
        title: left > 0 ? 'Registry Updated' : 'Item removed from registry.',
        description: left > 0 ? `${left} × ${item.product.name}` : item.product.name,
        duration: 5000,
      });
    },
    onError: (error) => showToast(failureToast('Failed to remove item from registry.', error)),
    onSettled: () => void client.invalidateQueries({ queryKey: registryKeys.all }),
  });
  return (addition) => {
    mutate({ ...addition, quantityBefore: quantityBefore(addition, additions) });
    onUndone(addition);
  };
}

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
