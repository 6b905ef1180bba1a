import type { ApiError, ReplyOf } from '@gift-registry/bff-contract';
import { importGifts, takeBackItems } from '@gift-registry/bff-contract';
import { useToast } from '@gift-registry/shell-contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useApi } from '../api.ts';
import { failureToast } from '../failure/failure-toast.ts';
import { registryKeys } from '../registries/registry-keys.ts';
import type { ImportedGift } from './read-gifts.ts';

/** Adds all gifts or none. */
export function useImportGifts(registryId: string | null | undefined) {
  const api = useApi();
  const client = useQueryClient();
  return useMutation<ReplyOf<typeof importGifts>, ApiError, readonly ImportedGift[]>({
    mutationFn: (gifts) =>
      api(importGifts, { body: { registryId: registryId ?? null, gifts: [...gifts] } }),
    onSuccess: () => void client.invalidateQueries({ queryKey: registryKeys.all }),
  });
}

export function useTakeBackImport(onTakenBack: () => void) {
  const api = useApi();
  const client = useQueryClient();
  const showToast = useToast();
  return useMutation<unknown, ApiError, readonly string[]>({
    mutationFn: (itemIds) => api(takeBackItems, { body: { itemIds: [...itemIds] } }),
    onSuccess: onTakenBack,
    onError: (error) => showToast(failureToast('Failed to remove item from registry.', error)),
    onSettled: () => void client.invalidateQueries({ queryKey: registryKeys.all }),
  });
}
