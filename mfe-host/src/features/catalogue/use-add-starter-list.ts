import {
  type ApiError,
  plural,
  type ReplyOf,
  type StarterList,
  addStarterList,
  takeBackItems,
} from '@gift-registry/bff-contract';
import { useSession, useToast } from '@gift-registry/shell-contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useApi } from '../../api.ts';
import { failureToast } from '../platform/query-failure.tsx';
import { giftCount } from '../items/item-totals.ts';
import { itemMutationKey, registryKeys } from '../registries/registry-queries.ts';
import { useAskToSignIn } from '../accounts/gift-in-hand.ts';

const signInReason = 'Please log in to add items to registry';

/** A gift that a guest has taken meanwhile stays. */
function useTakeBack() {
  const api = useApi();
  const client = useQueryClient();
  const showToast = useToast();
  return useMutation<ReplyOf<typeof takeBackItems>, ApiError, string[]>({
    mutationKey: itemMutationKey,
    mutationFn: (itemIds) => api(takeBackItems, { body: { itemIds } }),
    onSuccess({ removed, kept }) {
      showToast({
        type: 'success',
        title: `${giftCount(removed)} removed from registry.`,
        ...(kept > 0 && {
          description: `${giftCount(kept)} ${plural(kept, 'stays: a guest has already taken it', 'stay: guests have already taken them')}.`,
        }),
      });
    },
    onError: (error) => showToast(failureToast('Failed to remove item from registry.', error)),
    onSettled: () => void client.invalidateQueries({ queryKey: registryKeys.all }),
  });
}

interface Options {
  readonly registryId: string | null;
  readonly onAdded?: (() => void) | undefined;
}

export function useAddStarterList({ registryId, onAdded }: Options) {
  const api = useApi();
  const client = useQueryClient();
  const showToast = useToast();
  const signedIn = useSession().state.user !== null;
  const askToSignIn = useAskToSignIn();
  const takeBack = useTakeBack();
  const { mutate, isPending, variables } = useMutation<
    ReplyOf<typeof addStarterList>,
    ApiError,
    StarterList
  >({
    mutationKey: itemMutationKey,
    mutationFn: ({ id }) => api(addStarterList, { body: { registryId, starterListId: id } }),
    onSuccess({ items, alreadyAdded }, { name }) {
      if (items.length === 0) {
        showToast({
          type: 'info',
          title: 'Already Added',
          description: `All gifts of ${name} are already in your registry`,
        });
        return;
      }
      const rest =
        alreadyAdded > 0
          ? ` ${giftCount(alreadyAdded)} ${plural(alreadyAdded, 'was', 'were')} in it before.`
          : '';
      showToast({
        type: 'success',
        title: 'Added to Registry',
        description: `${giftCount(items.length)} of ${name}.${rest}`,
        action: { label: 'Undo', onSelect: () => takeBack.mutate(items.map(({ id }) => id)) },
      });
      onAdded?.();
    },
    onError(error) {
      if (error.code === 'unauthenticated') askToSignIn(signInReason);
      else showToast(failureToast('Failed to add item to registry.', error));
    },
    onSettled: () => void client.invalidateQueries({ queryKey: registryKeys.all }),
  });
  return {
    adding: isPending ? variables.id : undefined,
    add: (list: StarterList) => (signedIn ? mutate(list) : askToSignIn(signInReason)),
  };
}
