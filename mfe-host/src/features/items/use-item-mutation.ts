import { useQueryClient, useMutation } from '@tanstack/react-query';
import { itemMutationKey, registryKeys } from '../registries/registry-queries.ts';
import {
  type ApiError,
  type ArrangedItems,
  type RegistryItem,
  registryItem,
} from '@gift-registry/bff-contract';
import { useToast } from '@gift-registry/shell-contract';
import { useState } from 'react';
import { failureToast } from '../platform/query-failure.tsx';

/** The last pending one re-reads: a read before that would undo the optimistic updates of the others. */
export function useRereadAfterLast() {
  const client = useQueryClient();
  const isLast = () => client.isMutating({ mutationKey: itemMutationKey }) <= 1;
  return {
    isLast,
    async reread(): Promise<void> {
      if (isLast()) await client.invalidateQueries({ queryKey: registryKeys.all });
    },
  };
}

interface StaleNotice {
  readonly description: string;
  readonly again: string;
}

interface ItemMutation<Input> {
  readonly registryId: string | null;
  readonly send: (input: Input) => Promise<unknown>;
  readonly optimisticUpdate?: (items: RegistryItem[], input: Input) => RegistryItem[];
  readonly onDone?: (input: Input) => void;
  readonly failureTitle: string;
  readonly agreed?: (input: Input) => Input;
  readonly onStale?: (saved: RegistryItem, input: Input) => StaleNotice;
}

export interface ItemQuestion {
  readonly message: string;
  readonly goOn: () => void;
  readonly close: () => void;
}

/** Sent one after the other; the last one re-reads the list, which also rolls back a refused change. */
export function useItemMutation<Input>(change: ItemMutation<Input>) {
  const { registryId, send, optimisticUpdate, onDone, failureTitle, agreed, onStale } = change;
  const client = useQueryClient();
  const showToast = useToast();
  const queryKey = registryKeys.items(registryId);
  const updateItems = (update: (items: RegistryItem[]) => RegistryItem[]) =>
    client.setQueryData<ArrangedItems>(
      queryKey,
      (list) => list && { ...list, items: update(list.items) },
    );
  const [question, setQuestion] = useState<Pick<ItemQuestion, 'message' | 'goOn'>>();
  const { isLast, reread } = useRereadAfterLast();

  const tellStale = (saved: RegistryItem, input: Input, { description, again }: StaleNotice) => {
    updateItems((items) => items.map((item) => (item.id === saved.id ? saved : item)));
    showToast({
      type: 'warning',
      title: 'Changed on another device',
      description,
      duration: 0,
      action: { label: again, onSelect: () => mutation.mutate(input) },
    });
  };
  const mutation = useMutation<unknown, ApiError, Input>({
    mutationKey: itemMutationKey,
    scope: { id: 'item-change' },
    mutationFn: send,
    async onMutate(input) {
      if (!optimisticUpdate) return;
      await client.cancelQueries({ queryKey });
      updateItems((items) => optimisticUpdate(items, input));
    },
    onSuccess: (_, input) => onDone?.(input),
    onError(error, input) {
      const saved = error.code === 'stale' ? registryItem.safeParse(error.current).data : undefined;
      if (saved && onStale) {
        // Of several quick presses, the last one is the host's choice.
        if (isLast()) tellStale(saved, input, onStale(saved, input));
      } else if (error.code === 'needs-confirmation' && agreed)
        setQuestion({ message: error.message, goOn: () => mutation.mutate(agreed(input)) });
      else showToast(failureToast(failureTitle, error));
    },
    onSettled: () => void reread(),
  });
  return {
    mutate: mutation.mutate,
    question: question && { ...question, close: () => setQuestion(undefined) },
  };
}
