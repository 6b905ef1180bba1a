import type { RowData } from '@tanstack/react-table';
import type { TableColumn } from './table-column.ts';

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
