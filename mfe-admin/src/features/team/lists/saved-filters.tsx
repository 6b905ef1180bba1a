import { Button } from '@gift-registry/design-system/button';
import { ChipRow, ToggleChip } from '@gift-registry/design-system/chip';
import { DialogBoundary } from '@gift-registry/design-system/dialog-boundary';
import {
  useHistoryLayer,
  useNavigation,
  useToast,
  type HistoryLayer,
} from '@gift-registry/shell-contract';
import {
  saveFilter,
  deleteSavedFilter,
  listSavedFilters,
  queryKeyOf,
  type ApiError,
  type SavedFilter,
} from '@gift-registry/bff-contract';
import { FormDialog } from '@gift-registry/design-system/form-dialog';
import { TextField } from '@gift-registry/design-system/text-field';
import { useState } from 'react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useApi, useRead } from '../../../api.ts';

type NamedFilter = Pick<SavedFilter, 'name' | 'query'>;

function useSavedFilters(list: string) {
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

interface SaveFilterDialogProps {
  readonly query: string;
  readonly save: ReturnType<typeof useSavedFilters>['save'];
  readonly layer: HistoryLayer;
}

const nameSchema = saveFilter.body.shape.name;

function SaveFilterDialog({ query, save, layer }: SaveFilterDialogProps) {
  const showToast = useToast();
  const [name, setName] = useState('');
  const [problem, setProblem] = useState<string>();
  const submit = () => {
    const typed = nameSchema.safeParse(name);
    setProblem(typed.error?.issues[0]?.message);
    if (!typed.success) return;
    save.mutate(
      { name: typed.data, query },
      {
        onSuccess() {
          layer.close();
          showToast({ type: 'success', title: `‘${typed.data}’ is saved` });
        },
      },
    );
  };
  return (
    <FormDialog
      layer={layer}
      title="Save these filters"
      description="You find them above the list, on all your devices. A name that you have used gets the new filters."
      submitLabel="Save"
      busyLabel="Saving..."
      busy={save.isPending}
      onSubmit={submit}
    >
      <TextField
        label="Name"
        placeholder="Parcels over 3 days old"
        autoComplete="off"
        value={name}
        error={problem ?? save.error?.message}
        onChange={({ target }) => setName(target.value)}
      />
    </FormDialog>
  );
}

interface Props {
  /** The name of the list, such as 'orders'. */
  readonly list: string;
  /** The parameters of its address, without the page. */
  readonly current: URLSearchParams;
}

function inOrder(query: URLSearchParams): string {
  const sorted = new URLSearchParams(query);
  sorted.sort();
  return sorted.toString();
}

/** Filters by their names: a press picks one, and a second press shows the whole list. */
export function SavedFilters({ list, current }: Props) {
  const { pushQuery } = useNavigation();
  const dialog = useHistoryLayer(`save-filter:${list}`);
  const { filters, save, remove } = useSavedFilters(list);
  const query = inOrder(current);
  const picked = filters.find((each) => inOrder(new URLSearchParams(each.query)) === query);
  if (filters.length === 0 && query === '') return null;
  return (
    <>
      <ChipRow label="Saved filters">
        {filters.map((filter) => (
          <ToggleChip
            key={filter.id}
            pressed={filter === picked}
            onPressedChange={(pressed) =>
              pushQuery(new URLSearchParams(pressed ? filter.query : ''))
            }
          >
            {filter.name}
          </ToggleChip>
        ))}
        {picked && (
          <Button
            size="sm"
            variant="quiet"
            busy={remove.isPending}
            onClick={() => remove.mutate(picked)}
          >
            Delete ‘{picked.name}’
          </Button>
        )}
        {!picked && query !== '' && (
          <Button size="sm" variant="quiet" onClick={() => dialog.show()}>
            Save these filters
          </Button>
        )}
      </ChipRow>
      {dialog.open && (
        <DialogBoundary part="save-filter" layer={dialog}>
          <SaveFilterDialog query={query} save={save} layer={dialog} />
        </DialogBoundary>
      )}
    </>
  );
}
