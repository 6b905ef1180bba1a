import type { RowData } from '@tanstack/react-table';
import { Checkbox } from '../checkbox/checkbox.tsx';
import { ArrowDownIcon, ArrowUpIcon } from '../icon/icon.tsx';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import type { TableColumn } from './table-column.ts';
import type { TableModel } from './table-model.ts';
import styles from './table.module.css';

type TableHeadProps<Row extends RowData> = {
  table: TableModel<Row>;
  shown: readonly TableColumn<Row>[];
  selectable: boolean;
  acting: boolean;
};

const directions = { asc: 'ascending', desc: 'descending' } as const;

export function TableHead<Row extends RowData>({
  table,
  shown,
  selectable,
  acting,
}: TableHeadProps<Row>) {
  const { rows } = table.getRowModel();
  const all = rows.every((row) => row.getIsSelected());
  return (
    <thead>
      <tr>
        {selectable && (
          <td className={styles.tick}>
            <Checkbox
              label={
                <>
                  <VisuallyHidden>Choose all {rows.length} shown</VisuallyHidden>
                  <span aria-hidden="true" className={styles.all}>
                    Choose all
                  </span>
                </>
              }
              checked={all}
              onChange={() => table.toggleAllRowsSelected(!all)}
            />
          </td>
        )}
        {shown.map(({ id, header, align, width }) => {
          const column = table.getColumn(id);
          const sorted = column?.getIsSorted() || undefined;
          const Arrow = sorted === 'desc' ? ArrowDownIcon : ArrowUpIcon;
          return (
            <th
              key={id}
              scope="col"
              data-align={align}
              data-width={width}
              aria-sort={sorted && directions[sorted]}
            >
              {column?.getCanSort() ? (
                <button
                  type="button"
                  className={styles.sort}
                  onClick={() => column.toggleSorting(undefined, false)}
                >
                  {header}
                  <Arrow className={styles.arrow} data-shown={Boolean(sorted)} />
                </button>
              ) : (
                header
              )}
            </th>
          );
        })}
        {acting && (
          <td className={styles.actions}>
            <VisuallyHidden>Actions</VisuallyHidden>
          </td>
        )}
      </tr>
    </thead>
  );
}
