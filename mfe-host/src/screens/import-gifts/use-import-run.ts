import {
  type ApiError,
  importGifts,
  maxImportedGifts,
  takeBackItems,
} from '@gift-registry/bff-contract';
import { useToast } from '@gift-registry/shell-contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useApi } from '../../api.ts';
import { failureToast } from '../../features/platform/query-failure.tsx';
import { registryKeys } from '../../features/registries/registry-queries.ts';
import { importRunStorage, sentOf, type ImportRun } from './import-run.ts';

/** Sends an import part by part, each whole or not at all, and takes it back. A stopped one goes on where it stopped. */
export function useImportRun(onTakenBack: () => void) {
  const api = useApi();
  const client = useQueryClient();
  const showToast = useToast();
  const [run, setRun] = useState<ImportRun | undefined>(importRunStorage.read);
  const keep = (next: ImportRun | undefined) => {
    setRun(next);
    if (next) importRunStorage.write(next);
    else importRunStorage.remove();
  };
  const refresh = () => void client.invalidateQueries({ queryKey: registryKeys.all });

  const send = useMutation<unknown, ApiError, ImportRun>({
    async mutationFn(started) {
      let current = started;
      keep(current);
      while (current.waiting.length > 0) {
        // The last part first: newer gifts come first in the registry, and the file's first gift belongs on top.
        const gifts = current.waiting.slice(-maxImportedGifts);
        const { registryId } = current;
        const added = await api(importGifts, { body: { registryId, gifts } });
        current = {
          ...current,
          waiting: current.waiting.slice(0, -gifts.length),
          itemIds: [...current.itemIds, ...added.items.map(({ id }) => id)],
          alreadyAdded: current.alreadyAdded + added.alreadyAdded,
        };
        keep(current);
      }
    },
    onError(_, started) {
      const left = importRunStorage.read() ?? started;
      if (sentOf(left) === 0) keep(undefined);
    },
    onSettled: refresh,
  });

  const takeBack = useMutation<unknown, ApiError, ImportRun>({
    async mutationFn(started) {
      let { itemIds } = started;
      while (itemIds.length > 0) {
        const part = itemIds.slice(-maxImportedGifts);
        await api(takeBackItems, { body: { itemIds: part } });
        itemIds = itemIds.slice(0, -part.length);
        keep({ ...started, waiting: [], itemIds });
      }
    },
    onSuccess() {
      keep(undefined);
      onTakenBack();
    },
    onError: (error) => showToast(failureToast('Failed to remove item from registry.', error)),
    onSettled: refresh,
  });

  return {
    run,
    send: send.mutate,
    isSending: send.isPending,
    failure: send.error?.message,
    takeBack: takeBack.mutate,
    toTakeBack: takeBack.isPending ? takeBack.variables.itemIds.length : undefined,
    end() {
      keep(undefined);
      send.reset();
    },
  };
}
