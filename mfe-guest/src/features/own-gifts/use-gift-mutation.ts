import type { ApiError, GiftChange } from '@gift-registry/bff-contract';
import type { QueryClient, UseMutationOptions } from '@tanstack/react-query';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useApi, type Api } from '../../api.ts';
import { updateCachedItem } from '../registries/use-shared-items.ts';
import { sharedKey } from '../registries/shared-reads.ts';
import { updateCachedGift } from './use-my-gifts.ts';

type Change<Input, Reply> = (api: Api, input: Input) => Promise<Reply>;
type Options<Input, Reply> = Pick<
  UseMutationOptions<Reply, ApiError, Input>,
  'onSuccess' | 'onError'
>;

export type CacheReply<Reply> = (client: QueryClient, shareCode: string, reply: Reply) => void;

export const cacheGiftChange: CacheReply<GiftChange> = (client, shareCode, { gift, item }) => {
  updateCachedItem(client, shareCode, item);
  updateCachedGift(client, shareCode, gift);
};

export function useCachedMutation<Input, Reply>(
  shareCode: string,
  change: Change<Input, Reply>,
  cacheReply: CacheReply<Reply>,
  options?: Options<Input, Reply>,
) {
  const api = useApi();
  const client = useQueryClient();
  return useMutation<Reply, ApiError, Input>({
    ...options,
    mutationFn: (input) => change(api, input),
    onSuccess(reply, ...rest) {
      cacheReply(client, shareCode, reply);
      return options?.onSuccess?.(reply, ...rest);
    },
    onError(error, ...rest) {
      if (error.status !== 0) void client.invalidateQueries({ queryKey: sharedKey(shareCode) });
      return options?.onError?.(error, ...rest);
    },
  });
}

export const useGiftMutation = <Input>(
  shareCode: string,
  change: Change<Input, GiftChange>,
  options?: Options<Input, GiftChange>,
) => useCachedMutation(shareCode, change, cacheGiftChange, options);
