import {
  deleteSavedFilter,
  listSavedFilters,
  queryKeyOf,
  saveFilter,
  type ApiError,
  type SavedFilter,
} from '@gift-registry/bff-contract';
import { useToast } from '@gift-registry/shell-contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useApi, useRead } from '../../../api.ts';

export type NamedFilter = Pick<SavedFilter, 'name' | 'query'>;

export function useSavedFilters(list: string) {
  const api = useApi();
  const queries = useQueryClient();
  const showToast = useToast();
  const queryKey = queryKeyOf(listSavedFilters, { query: { list } });
  const { data } = useRead(listSavedFilters, { query: { list } }, { staleTime: Infinity });
  const save = useMutation<{ filters: SavedFilter[] }, ApiError, NamedFilter>({
    mutationFn: (filter) => api(saveFilter, { body: { list, ...filter } }),
    onSuccess: (reply) => queries.setQueryData(queryKey, reply),
  });
  const remove = useMutation<unknown, ApiError, SavedFilter>({
    mutationFn: ({ id }) => api(deleteSavedFilter, { params: { filterId: id } }),
    onSuccess(_, { id, name, query }) {
      queries.setQueryData<{ filters: SavedFilter[] }>(queryKey, (known) => ({
        filters: (known?.filters ?? []).filter((each) => each.id !== id),
      }));
      showToast({
        type: 'success',
        title: `‘${name}’ is deleted`,
        action: { label: 'Undo', onSelect: () => save.mutate({ name, query }) },
      });
    },
    onError: ({ message }) => showToast({ type: 'error', title: message }),
  });
  return { filters: data?.filters ?? [], save, remove };
}
