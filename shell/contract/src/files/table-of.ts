/** Papaparse, which a remote loads when it needs it. */
export type ParseTable = (
  text: string,
  delimiter: string,
) => {
  readonly data: readonly (readonly string[])[];
  readonly errors: readonly { readonly row?: number | undefined; readonly type: string }[];
};

export interface TableRow {
  readonly number: number;
  readonly cells: readonly string[];
  readonly broken: boolean;
}

/** Our exports put an apostrophe before text that a spreadsheet would run. */
const withoutApostrophe = (cell: string): string => cell.replace(/^'(?=\s*[=+\-@＝＋－＠])/u, '');

/** Spreadsheets of some countries separate cells by semicolons. */
function delimiterOf(text: string): string {
  const [firstLine = ''] = text.split(/\r?\n/, 1);
  const counts = [',', ';', '\t'].map((delimiter) => firstLine.split(delimiter).length);
  return [',', ';', '\t'][counts.indexOf(Math.max(...counts))] ?? ',';
}

export function tableOf(text: string, parse: ParseTable): TableRow[] {
  const content = text.replace(/^\uFEFF/, '');
  const { data, errors } = parse(content, delimiterOf(content));
  const broken = new Set(errors.flatMap(({ row, type }) => (type === 'Quotes' ? [row] : [])));
  return data
    .map((cells, index) => ({
      number: index + 1,
      cells: cells.map((cell) => withoutApostrophe(cell.trim())),
      broken: broken.has(index),
    }))
    .filter(({ cells }) => cells.some((cell) => cell !== ''));
}
