import { types, type CustomTypesConfig } from 'pg';

const { builtins } = types;
const asIs = (text: string): string => text;

/** Counts and prices fit a double exactly, and a calendar day has no time zone to get wrong. */
const textParsers = new Map<number, (text: string) => unknown>([
  [builtins.INT8, Number],
  [builtins.NUMERIC, Number],
  [builtins.DATE, asIs],
]);

export const valueTypes: CustomTypesConfig = {
  getTypeParser(oid, format) {
    const own = format === 'binary' ? undefined : textParsers.get(oid);
    const standard: unknown = types.getTypeParser(oid, format);
    return own ?? standard;
  },
};
