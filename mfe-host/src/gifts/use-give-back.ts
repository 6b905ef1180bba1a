import { giveBackGifts, type ApiError } from '@gift-registry/bff-contract';
import { useToast } from '@gift-registry/shell-contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useApi } from '../api.ts';
import { failureToast } from '../failure/failure-toast.ts';
import { registryKeys } from '../registries/registry-keys.ts';
import type { GiftsToGiveBack } from './give-back-texts.ts';

/** Gives back all gifts of an unusual giver or network that have not arrived. */
export function useGiveBack(registryId: string, { of, giftId, doneText }: GiftsToGiveBack) {
  const api = useApi();
  const client = useQueryClient();
  const showToast = useToast();
  return useMutation<{ givenBack: number }, ApiError>({
    mutationFn: () => api(giveBackGifts, { params: { registryId }, body: { giftId, of } }),
    onError: (error) => showToast(failureToast(giveBackGifts.failureMessage, error)),
    onSuccess: ({ givenBack }) =>
      showToast(
        givenBack === 0
          ? { type: 'info', title: 'These gifts have changed meanwhile. Nothing was given back.' }
          : { type: 'success', title: doneText(givenBack) },
      ),
    onSettled: () => void client.invalidateQueries({ queryKey: registryKeys.all }),
  });
}
