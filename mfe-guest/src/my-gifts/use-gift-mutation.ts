import type { ApiError, GiftChange } from '@gift-registry/bff-contract';
import type { UseMutationOptions } from '@tanstack/react-query';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useApi, type Api } from '../api.ts';
import { updateCachedItem } from '../reads/use-shared-items.ts';
import { sharedKey } from '../reads/shared-reads.ts';
import { updateCachedGift } from './use-my-gifts.ts';

/** Runs a gift mutation and caches the changed gift and item of its reply. A rejection refetches both lists. */
export function useGiftMutation<Input>(
  shareCode: string,
  change: (api: Api, input: Input) => Promise<GiftChange>,
  options?: Pick<UseMutationOptions<GiftChange, ApiError, Input>, 'onSuccess' | 'onError'>,
) {
  const api = useApi();
  const client = useQueryClient();
  return useMutation<GiftChange, ApiError, Input>({
    ...options,
    mutationFn: (input) => change(api, input),
    onSuccess(changed, ...rest) {
      updateCachedItem(client, shareCode, changed.item);
      updateCachedGift(client, shareCode, changed.gift);
      return options?.onSuccess?.(changed, ...rest);
    },
    onError(error, ...rest) {
      if (error.status !== 0) void client.invalidateQueries({ queryKey: sharedKey(shareCode) });
      return options?.onError?.(error, ...rest);
    },
  });
}
