import type { RowData } from '@tanstack/react-table';
import { useRef, useState, type ReactNode } from 'react';
import { Button } from '../button/button.tsx';
import { Checkbox } from '../checkbox/checkbox.tsx';
import { classNames } from '../class-names.ts';
import { Loading } from '../loading/loading.tsx';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import type { TableColumn, TableSort } from './table-column.ts';
import { TableHead } from './table-head.tsx';
import { useTableModel } from './table-model.ts';
import { useRowKeys } from './use-row-keys.ts';
import styles from './table.module.css';

const REM = { tiny: 5, narrow: 7.5, medium: 12, wide: 12 } as const;
const NAME = 12;
const OTHER = 9;
const TICK = 3;
const ACTIONS = 10;
/** The rem of the query in the style sheet. */
const CARDS_BELOW = 52;

type Parts<Row extends RowData> = {
  columns: readonly TableColumn<Row>[];
  selectable: boolean;
  acting: boolean;
};

/** The rem that the columns beside one another leave of the widest table that shows cards. */
export function spareRoom<Row extends RowData>({ columns, selectable, acting }: Parts<Row>) {
  const widths = columns.map(({ width }, index) => (width ? REM[width] : index ? OTHER : NAME));
  const parts = [...widths, selectable ? TICK : 0, acting ? ACTIONS : 0];
  return Math.max(
    parts.reduce((spare, width) => spare - width, CARDS_BELOW),
    0,
  );
}

export type { TableColumn, TableSort } from './table-column.ts';
export { ColumnChoice } from './column-choice.tsx';

type TableProps<Row extends RowData> = {
  /** Names the table, such as 'Orders'. */
  label: string;
  /** Undefined while they load. */
  rows: readonly Row[] | undefined;
  /** The first names the row and holds its link. A constant, or memoized. */
  columns: readonly TableColumn<Row>[];
  rowId: (row: Row) => string;
  /** Names a row for its checkbox, as in 'Choose TF-7K2M9QXA'. Default its id. */
  rowName?: ((row: Row) => string) | undefined;
  /** The order of the rows, or the first order when the table sorts them itself. Default as they come. */
  sort?: TableSort | undefined;
  /** Called by a head; the caller orders the rows. Default the table sorts by `sortBy`. */
  onSortChange?: ((sort: TableSort) => void) | undefined;
  /** Ids of the chosen rows. Default no row can be chosen. */
  selected?: ReadonlySet<string> | undefined;
  onSelectedChange?: ((selected: ReadonlySet<string>) => void) | undefined;
  /** Ids of columns that are not shown; `ColumnChoice` changes them. Default none. */
  hidden?: ReadonlySet<string> | undefined;
  /** The last cell of a row: a button or a Menu. Default none. */
  rowActions?: ((row: Row) => ReactNode) | undefined;
  /** In place of the rows when there are none: an EmptyState. */
  empty?: ReactNode;
  /** In place of the rows: a LoadFailure. Default none. */
  failure?: ReactNode;
  /** Other rows are on their way: these are dimmed and can not be used. Default false. */
  stale?: boolean | undefined;
  /** Shows so many rows first, and a button for all. Default all. */
  first?: number | undefined;
  /** The keys j, k, x and Enter work; false while a dialog is open. Default true. */
  shortcuts?: boolean | undefined;
  className?: string | undefined;
};

const none: readonly never[] = [];

/** Rows of one kind: sorted, chosen and opened by pointer or keys; each becomes a card where its columns don't fit. */
export function Table<Row extends RowData>({
  label,
  rows,
  columns,
  rowId,
  rowName = rowId,
  empty,
  failure,
  stale = false,
  shortcuts = true,
  rowActions,
  first,
  className,
  ...model
}: TableProps<Row>) {
  const body = useRef<HTMLTableSectionElement>(null);
  const { sort, onSortChange, selected, onSelectedChange, hidden } = model;
  const table = useTableModel({
    ...{ rows: rows ?? none, columns, rowId },
    ...{ sort, onSortChange, selected, onSelectedChange, hidden },
  });
  const [isWhole, setWhole] = useState(false);
  const all = table.getRowModel().rows;
  const folds = first !== undefined && all.length > first;
  const shown = columns.filter(({ id }) => !hidden?.has(id));
  const selectable = selected !== undefined;
  useRowKeys({
    body,
    enabled: shortcuts && !stale,
    onToggle: selectable ? (id) => table.getRow(id).toggleSelected() : undefined,
  });
  if (failure) return failure;
  if (!rows) return <Loading label={`Loading the ${label.toLowerCase()}...`} lines={8} />;
  if (rows.length === 0 && empty && !stale) return empty;
  const acting = rowActions !== undefined;
  const spare = spareRoom({ columns: shown, selectable, acting });
  return (
    <div className={classNames(styles.frame, className)}>
      <div
        className={styles.measure}
        style={{ inlineSize: `calc(100% + ${spare}rem)` }}
        aria-busy={stale}
        inert={stale}
      >
        <table
          className={styles.table}
          style={{ inlineSize: `calc(100% - ${spare}rem)` }}
          aria-label={label}
        >
          <TableHead {...{ table, shown, selectable, acting }} />
          <tbody ref={body}>
            {(folds && !isWhole ? all.slice(0, first) : all).map((row) => (
              <tr key={row.id} data-row={row.id} data-selected={row.getIsSelected() || undefined}>
                {selectable && (
                  <td className={styles.tick}>
                    <Checkbox
                      label={<VisuallyHidden>Choose {rowName(row.original)}</VisuallyHidden>}
                      checked={row.getIsSelected()}
                      onChange={row.getToggleSelectedHandler()}
                    />
                  </td>
                )}
                {shown.map((column, index) => (
                  <Cell key={column.id} first={index === 0} column={column} row={row.original} />
                ))}
                {rowActions && <td className={styles.actions}>{rowActions(row.original)}</td>}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {folds && (
        <Button
          variant="quiet"
          size="sm"
          className={styles.fold}
          aria-expanded={isWhole}
          onClick={() => setWhole(!isWhole)}
        >
          {isWhole ? `Show the first ${first}` : `Show all ${all.length}`}
        </Button>
      )}
    </div>
  );
}

type CellProps<Row extends RowData> = { column: TableColumn<Row>; row: Row; first: boolean };

function Cell<Row extends RowData>({ column, row, first }: CellProps<Row>) {
  const { header, align, cell, card = first ? 'plain' : 'line' } = column;
  const content = cell(row);
  if (first)
    return (
      <th scope="row" data-align={align} className={styles.name}>
        {content}
      </th>
    );
  return (
    <td data-align={align} data-card={card}>
      {card === 'line' && (
        <span aria-hidden="true" className={styles.label}>
          {header}
        </span>
      )}
      <div>{content}</div>
    </td>
  );
}
