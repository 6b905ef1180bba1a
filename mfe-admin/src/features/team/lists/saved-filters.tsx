import { Button } from '@gift-registry/design-system/button';
import { ChipRow, ToggleChip } from '@gift-registry/design-system/chip';
import { DialogBoundary } from '@gift-registry/design-system/dialog-boundary';
import { useHistoryLayer, useNavigation } from '@gift-registry/shell-contract';
import { SaveFilterDialog } from './save-filter-dialog.tsx';
import { useSavedFilters } from './use-saved-filters.ts';

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
