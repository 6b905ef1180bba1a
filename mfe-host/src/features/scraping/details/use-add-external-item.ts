import {
  type ApiError,
  type RegistryItem,
  type RequestOf,
  addExternalItem,
  registryItem,
} from '@gift-registry/bff-contract';
import { useSession } from '@gift-registry/shell-contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useApi } from '../../../api.ts';
import { registryKeys } from '../../registries/registry-queries.ts';
import { useAskToSignIn } from '../../accounts/gift-in-hand.ts';
import { signInToAddProducts } from '../sign-in-to-add-products.ts';

export type ExternalAddition = RequestOf<typeof addExternalItem>['body'];
type Addition = Omit<ExternalAddition, 'registryId'>;

interface Options {
  readonly registryId: string | null;
  readonly send?: ((addition: ExternalAddition) => Promise<RegistryItem>) | undefined;
  readonly onAdded: (item: RegistryItem, quantity: number) => void;
  readonly onRefused: (error: ApiError, addition: Addition) => void;
}

export const existingItem = ({ code, current }: ApiError): RegistryItem | undefined =>
  code === 'already-added' ? registryItem.safeParse(current).data : undefined;

/** The callbacks also run after the form is gone, such as when the session has ended. */
export function useAddExternalItem({ registryId, send, onAdded, onRefused }: Options) {
  const api = useApi();
  const client = useQueryClient();
  const signedIn = useSession().state.user !== null;
  const askToSignIn = useAskToSignIn();
  const { mutate, isPending, error, variables, reset } = useMutation<
    RegistryItem,
    ApiError,
    Addition
  >({
    mutationFn(addition) {
      const body = { registryId, ...addition };
      return send ? send(body) : api(addExternalItem, { body });
    },
    onSuccess(item, { quantity = 1 }) {
      void client.invalidateQueries({ queryKey: registryKeys.all });
      onAdded(item, quantity);
    },
    onError(error, addition) {
      if (error.code === 'unauthenticated') askToSignIn(signInToAddProducts, null);
      else if (!existingItem(error)) onRefused(error, addition);
    },
  });
  const item = error ? existingItem(error) : undefined;
  return {
    isPending,
    asks: item && variables ? { item, addition: variables } : undefined,
    reset,
    add(addition: Addition): void {
      if (signedIn) mutate(addition);
      else askToSignIn(signInToAddProducts, null);
    },
  };
}
