import type { ApiCall, ApiError, GiftChange } from '@gift-registry/bff-contract';
import type { UseMutationOptions } from '@tanstack/react-query';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useApi } from '../api.ts';
import { showChangedItem } from '../gift-list/use-shared-items.ts';
import { showChangedGift } from './use-my-gifts.ts';

/** A mutation that answers with the changed gift and its item; both are shown at once, a refusal re-reads the list. */
export function useGiftChange<Input>(
  shareCode: string,
  change: (api: ApiCall, input: Input) => Promise<GiftChange>,
  options?: Pick<UseMutationOptions<GiftChange, ApiError, Input>, 'onSuccess' | 'onError'>,
) {
  const api = useApi();
  const client = useQueryClient();
  return useMutation<GiftChange, ApiError, Input>({
    ...options,
    mutationFn: (input) => change(api, input),
    onSuccess(changed, ...rest) {
      showChangedItem(client, shareCode, changed.item);
      showChangedGift(client, shareCode, changed.gift);
      return options?.onSuccess?.(changed, ...rest);
    },
    onError(error, ...rest) {
      if (error.status !== 0) void client.invalidateQueries({ queryKey: ['shared', shareCode] });
      return options?.onError?.(error, ...rest);
    },
  });
}
