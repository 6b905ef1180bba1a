import {
  type ApiError,
  type RegistryItem,
  dropPageListLine,
  updateItem,
} from '@gift-registry/bff-contract';
import { useToast } from '@gift-registry/shell-contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useApi } from '../../api.ts';
import { failureToast } from '../../features/platform/query-failure.tsx';
import { registryKeys } from '../../features/registries/registry-queries.ts';
import { useRereadPageList, useShowDecision } from './use-page-list.ts';

interface AddedLine {
  readonly lineId: string;
  readonly item: RegistryItem;
  readonly quantity: number;
}

export function useUndoLines() {
  const api = useApi();
  const client = useQueryClient();
  const showToast = useToast();
  const showDecision = useShowDecision();
  const reread = useRereadPageList();
  const [added, setAdded] = useState<readonly AddedLine[]>([]);
  const undo = useMutation<unknown, ApiError, readonly AddedLine[]>({
    async mutationFn(lines) {
      for (const { lineId, item, quantity } of lines) {
        await api(updateItem, {
          params: { itemId: item.id },
          body: { quantityRequested: item.quantityRequested - quantity },
        });
        await api(dropPageListLine, { params: { lineId }, body: { dropped: false } });
        setAdded((known) => known.filter((each) => each.lineId !== lineId));
        showDecision(lineId, null);
      }
    },
    onError: (error) => showToast(failureToast('Failed to remove item from registry.', error)),
    onSettled() {
      reread();
      void client.invalidateQueries({ queryKey: registryKeys.all });
    },
  });
  return {
    added,
    remember: (lineId: string, item: RegistryItem, quantity = 1) =>
      setAdded((known) => [...known, { lineId, item, quantity }]),
    undo: undo.mutate,
    isPending: undo.isPending,
  };
}
