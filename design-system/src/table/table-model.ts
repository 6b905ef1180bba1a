import {
  columnVisibilityFeature,
  createSortedRowModel,
  rowSelectionFeature,
  rowSortingFeature,
  tableFeatures,
  useTable,
  type ColumnDef,
  type RowData,
  type RowSelectionState,
  type SortingState,
  type Updater,
} from '@tanstack/react-table';
import { useMemo, useState } from 'react';
import type { TableColumn, TableSort } from './table-column.ts';

const features = tableFeatures({
  ...{ rowSortingFeature, rowSelectionFeature, columnVisibilityFeature },
  sortedRowModel: createSortedRowModel(),
});

type Value = string | number;

const compare = (a: Value, b: Value): number =>
  typeof a === 'number' && typeof b === 'number'
    ? a - b
    : String(a).localeCompare(String(b), 'en', { numeric: true });

function definitionOf<Row extends RowData>(
  column: TableColumn<Row>,
): ColumnDef<typeof features, Row> {
  const { id, sortBy, sortable = sortBy !== undefined, descendingFirst = false } = column;
  return {
    id,
    accessorFn: (row) => sortBy?.(row) ?? '',
    sortFn: (a, b) => compare(sortBy?.(a.original) ?? '', sortBy?.(b.original) ?? ''),
    enableSorting: sortable,
    sortDescFirst: descendingFirst,
  };
}

type ModelOptions<Row extends RowData> = {
  rows: readonly Row[];
  columns: readonly TableColumn<Row>[];
  rowId: (row: Row) => string;
  sort: TableSort | undefined;
  onSortChange: ((sort: TableSort) => void) | undefined;
  selected: ReadonlySet<string> | undefined;
  onSelectedChange: ((selected: ReadonlySet<string>) => void) | undefined;
  hidden: ReadonlySet<string> | undefined;
};

const resolve = <State extends object>(update: Updater<State>, before: State): State =>
  typeof update === 'function' ? update(before) : update;

const trueFor = (ids: Iterable<string>) =>
  Object.fromEntries([...ids].map((id) => [id, true] as const));

export function useTableModel<Row extends RowData>(options: ModelOptions<Row>) {
  const { rows, columns, rowId, onSortChange, selected, onSelectedChange, hidden } = options;
  const [ownSort, setOwnSort] = useState(options.sort);
  const sort = onSortChange ? options.sort : ownSort;
  const sorting: SortingState = sort ? [{ id: sort.column, desc: sort.descending }] : [];
  const rowSelection: RowSelectionState = trueFor(selected ?? []);
  const definitions = useMemo(() => columns.map(definitionOf), [columns]);
  const data = useMemo(() => [...rows], [rows]);
  return useTable({
    ...{ features, columns: definitions, data },
    getRowId: rowId,
    manualSorting: onSortChange !== undefined,
    enableSortingRemoval: false,
    enableMultiSort: false,
    enableRowSelection: selected !== undefined,
    state: {
      ...{ sorting, rowSelection },
      columnVisibility: Object.fromEntries([...(hidden ?? [])].map((id) => [id, false])),
    },
    onSortingChange(update) {
      const [next] = resolve(update, sorting);
      if (next) (onSortChange ?? setOwnSort)({ column: next.id, descending: next.desc });
    },
    onRowSelectionChange(update) {
      const next = resolve(update, rowSelection);
      onSelectedChange?.(new Set(Object.keys(next).filter((id) => next[id])));
    },
  });
}

export type TableModel<Row extends RowData> = ReturnType<typeof useTableModel<Row>>;
