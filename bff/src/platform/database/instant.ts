import type { ColumnType } from 'kysely';

/** A `timestamptz`: read as ISO 8601, written as that or as a Date. */
export type Instant = ColumnType<string, Date | string, Date | string>;
