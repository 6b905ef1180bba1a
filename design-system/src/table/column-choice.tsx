import { useId } from 'react';
import { Button } from '../button/button.tsx';
import { Checkbox } from '../checkbox/checkbox.tsx';
import { ChevronDownIcon } from '../icon/icon.tsx';
import menu from '../menu/menu.module.css';
import type { TableColumn } from './table-column.ts';

type ColumnChoiceProps = {
  /** Those of the table. Its first column is always shown. */
  columns: readonly Pick<TableColumn<object>, 'id' | 'header'>[];
  /** Ids of the columns that are not shown. */
  hidden: ReadonlySet<string>;
  onHiddenChange: (hidden: ReadonlySet<string>) => void;
};

/** A button that opens the columns of a Table as checkboxes. */
export function ColumnChoice({ columns, hidden, onHiddenChange }: ColumnChoiceProps) {
  const id = useId();
  const change = (column: string, shown: boolean) => {
    const others = [...hidden].filter((each) => each !== column);
    onHiddenChange(new Set(shown ? others : [...others, column]));
  };
  return (
    <div className={menu.menu}>
      <Button size="sm" popoverTarget={id} endIcon={<ChevronDownIcon />}>
        Columns
      </Button>
      <ul id={id} popover="auto" aria-label="Columns" className={menu.list}>
        {columns.slice(1).map((column) => (
          <li key={column.id}>
            <Checkbox
              label={column.header}
              checked={!hidden.has(column.id)}
              onChange={({ target }) => change(column.id, target.checked)}
            />
          </li>
        ))}
      </ul>
    </div>
  );
}
