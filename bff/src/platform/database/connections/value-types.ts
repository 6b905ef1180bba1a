import { types, type CustomTypesConfig } from 'pg';

const { builtins } = types;
const asIs = (text: string): string => text;

/** PostgreSQL writes `2026-11-22 07:19:37.123456+00`; `infinity` stays as it is. */
const toIsoTimestamp = (text: string): string => {
  const date = new Date(text);
  return Number.isNaN(date.getTime()) ? text : date.toISOString();
};

/** Rows carry values as the contract does: numbers, `YYYY-MM-DD` days, ISO 8601 timestamps. Counts and prices fit a double exactly. */
const textParsers = new Map<number, (text: string) => unknown>([
  [builtins.INT8, Number],
  [builtins.NUMERIC, Number],
  [builtins.DATE, asIs],
  [builtins.TIMESTAMPTZ, toIsoTimestamp],
]);

export const valueTypes: CustomTypesConfig = {
  getTypeParser(oid, format) {
    const own = format === 'binary' ? undefined : textParsers.get(oid);
    const standard: unknown = types.getTypeParser(oid, format);
    return own ?? standard;
  },
};
