export { decodeFile } from './decode-file.ts';
export { tableOf, type ParseTable, type TableRow } from './table-of.ts';
