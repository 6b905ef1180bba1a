import { giveBackGifts, type ApiError, type UnusualGiver } from '@gift-registry/bff-contract';
import { useToast } from '@gift-registry/shell-contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useApi } from '../api.ts';
import { failureToast } from '../failure/failure-toast.ts';
import { registryKeys } from '../registries/registry-keys.ts';

export const giftsOf = (count: number): string => (count === 1 ? '1 gift' : `${count} gifts`);

/** Gives back all gifts of an unusual giver that have not arrived. */
export function useGiveBack(registryId: string, { giftId, giverName }: UnusualGiver) {
  const api = useApi();
  const client = useQueryClient();
  const showToast = useToast();
  return useMutation<{ givenBack: number }, ApiError>({
    mutationFn: () => api(giveBackGifts, { params: { registryId }, body: { giftId } }),
    onError: (error) => showToast(failureToast(giveBackGifts.failureMessage, error)),
    onSuccess: ({ givenBack }) =>
      showToast(
        givenBack === 0
          ? { type: 'info', title: 'These gifts have changed meanwhile. Nothing was given back.' }
          : {
              type: 'success',
              title: `${giftsOf(givenBack)} of ${giverName || 'a guest'} given back.`,
            },
      ),
    onSettled: () => void client.invalidateQueries({ queryKey: registryKeys.all }),
  });
}
