import type { ApiError } from '@gift-registry/bff-contract';
import { forgetDrafts, useToast } from '@gift-registry/shell-contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useApi } from '../api.ts';
import { rememberedGuest } from '../gift-form/remembered-guest.ts';
import { myGiftsKey } from '../my-gifts/use-my-gifts.ts';

export function useForgetMe(shareCode: string) {
  const api = useApi();
  const client = useQueryClient();
  const showToast = useToast();
  return useMutation<unknown, ApiError>({
    mutationFn: () => api('forgetMe', { params: { shareCode } }),
    async onSuccess() {
      rememberedGuest.remove();
      forgetDrafts();
      await client.invalidateQueries({ queryKey: myGiftsKey(shareCode) });
      showToast({
        type: 'success',
        title: 'We have forgotten your name, address and message.',
      });
    },
    onError: ({ message }) =>
      showToast({
        type: 'error',
        title: 'We could not remove your details',
        description: message,
      }),
  });
}
