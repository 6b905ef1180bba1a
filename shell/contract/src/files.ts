const saveAsCsv = 'In your spreadsheet, choose “Save as” and “CSV UTF-8”.';

const signatures: readonly (readonly [start: RegExp, what: string])[] = [
  [/^\x89PNG/, 'This is a picture (PNG), not a list.'],
  [/^\xFF\xD8\xFF/, 'This is a picture (JPEG), not a list.'],
  [/^GIF8/, 'This is a picture (GIF), not a list.'],
  [/^RIFF.{4}WEBP/s, 'This is a picture (WebP), not a list.'],
  [/^.{4}ftyp(?:heic|heix|mif1|avif)/s, 'This is a photo of a phone, not a list.'],
  [/^%PDF/, 'This is a PDF, not a list.'],
  [/^PK\x03\x04/, 'This is no CSV file but a spreadsheet, or another packed file.'],
  [/^\xD0\xCF\x11\xE0/, 'This is no CSV file but a spreadsheet of an older Excel.'],
];

const sampleBytes = 1000;

/** UTF-16 writes most letters of a list with a zero byte, either before or after the letter. */
function utf16Of(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | undefined {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be';
  const zeros = [0, 0];
  bytes.subarray(0, sampleBytes).forEach((byte, index) => {
    if (byte === 0) zeros[index % 2] = (zeros[index % 2] ?? 0) + 1;
  });
  const [even = 0, odd = 0] = zeros;
  const enough = Math.min(bytes.length, sampleBytes) / 4;
  if (odd > enough && even === 0) return 'utf-16le';
  return even > enough && odd === 0 ? 'utf-16be' : undefined;
}

function decode(bytes: Uint8Array): string {
  const utf16 = utf16Of(bytes);
  if (utf16) return new TextDecoder(utf16).decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    // Excel on Windows writes "CSV" so.
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

export function decodeFile(
  bytes: Uint8Array,
): { readonly text: string } | { readonly problem: string } {
  const start = String.fromCharCode(...bytes.subarray(0, 16));
  const what = signatures.find(([signature]) => signature.test(start))?.[1];
  if (what) return { problem: `${what} ${saveAsCsv}` };
  const text = decode(bytes);
  return /[\0\uFFFD]/.test(text) ? { problem: `This is no CSV file. ${saveAsCsv}` } : { text };
}

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
