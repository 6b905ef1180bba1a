import type { ColumnType, JSONColumnType } from 'kysely';

export type Timestamp = ColumnType<string, Date | string, Date | string>;
export type CreatedAt = ColumnType<string, Date | string | undefined, never>;
export type UpdatedAt = ColumnType<string, Date | string | undefined, Date | string>;
export type Id = ColumnType<string, string | undefined, never>;
export type Json<T extends object> = JSONColumnType<T>;
