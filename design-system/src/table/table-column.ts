import type { RowData } from '@tanstack/react-table';
import type { ReactNode } from 'react';

export type TableColumn<Row extends RowData> = {
  /** Unique in the table; the name of its order, too. */
  id: string;
  /** The text of the head. */
  header: string;
  cell: (row: Row) => ReactNode;
  /** The head sorts. Default true with `sortBy`. */
  sortable?: boolean | undefined;
  /** The value to sort by in the browser. Not needed when `onSortChange` orders the rows elsewhere. */
  sortBy?: ((row: Row) => string | number) | undefined;
  /** The first press of the head sorts from the highest. Default false. */
  descendingFirst?: boolean | undefined;
  /** `start` (default), or `end` for amounts. */
  align?: 'start' | 'end' | undefined;
  /** `tiny` 5rem, `narrow` 7.5rem for a day, `medium` 12rem for a time, `wide` 28 % of the table. Default an equal part of the rest. */
  width?: 'tiny' | 'narrow' | 'medium' | 'wide' | undefined;
  /** Its place in the card of a phone: a `line` with its head (default), `plain` without it, or in the upper `corner`. */
  card?: 'line' | 'plain' | 'corner' | undefined;
};

/** The order of the rows: a column, and whether it begins with the highest. */
export type TableSort = {
  column: string;
  descending: boolean;
};
