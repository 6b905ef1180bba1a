import {
  closeFund,
  markBought,
  openForTogether,
  type ApiCall,
  type RegistryItem,
} from '@gift-registry/bff-contract';
import { useToast } from '@gift-registry/shell-contract';
import { useApi } from '../../api.ts';
import { useItemMutation } from './use-item-mutation.ts';

interface Change {
  readonly send: (api: ApiCall) => Promise<unknown>;
  readonly optimistic: Partial<RegistryItem>;
  readonly itemId: string;
  readonly done: string;
  /** Takes the change back; undefined for a taking back. */
  readonly undo?: Change;
}

const together = (item: RegistryItem, open: boolean): Change => ({
  itemId: item.id,
  send: (api) => api(openForTogether, { params: { itemId: item.id }, body: { open } }),
  optimistic: { givesTogether: open },
  done: open
    ? `Guests may give ${item.product.name} together.`
    : `${item.product.name} is no longer given together.`,
});

const closed = (item: RegistryItem, isClosed: boolean): Change => ({
  itemId: item.id,
  send: (api) => api(closeFund, { params: { itemId: item.id }, body: { closed: isClosed } }),
  optimistic: item.fund ? { fund: { ...item.fund, closed: isClosed } } : {},
  done: `${item.product.name} is ${isClosed ? 'closed' : 'open again'}.`,
});

const bought = (item: RegistryItem, isBought: boolean): Change => ({
  itemId: item.id,
  send: (api) => api(markBought, { params: { itemId: item.id }, body: { bought: isBought } }),
  optimistic: { readyToBuy: isBought ? 0 : item.readyToBuy },
  done: `${item.product.name} is ${isBought ? 'bought' : 'to be bought again'}.`,
});

export function useChangeItem(registryId: string | null) {
  const api = useApi();
  const showToast = useToast();
  const { mutate } = useItemMutation<Change>({
    registryId,
    send: ({ send }) => send(api),
    optimisticUpdate: (items, { itemId, optimistic }) =>
      items.map((item) => (item.id === itemId ? { ...item, ...optimistic } : item)),
    onDone: ({ done, undo }) =>
      showToast({
        type: 'success',
        title: done,
        ...(undo && { action: { label: 'Undo', onSelect: () => mutate(undo) } }),
      }),
    failureTitle: 'Failed to save this change. Please try again.',
  });
  const change =
    (changeTo: (item: RegistryItem, on: boolean) => Change) => (item: RegistryItem, on: boolean) =>
      mutate({ ...changeTo(item, on), undo: changeTo(item, !on) });
  return { openTogether: change(together), close: change(closed), buy: change(bought) };
}
