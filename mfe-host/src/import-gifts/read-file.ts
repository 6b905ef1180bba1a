import { decodeFile } from './decode-file.ts';
import { readTable, type TableRow } from './read-table.ts';

/** The largest file that is read, in bytes. */
const maxBytes = 5 * 1024 * 1024;
const maxRows = 5000;

type FileContent = { readonly rows: readonly TableRow[] } | { readonly problem: string };

/** The rows of a CSV file, or the reason why there are none. */
export async function readFile(file: File): Promise<FileContent> {
  if (file.size > maxBytes) return { problem: 'Please choose a file of up to 5 MB.' };
  const content = decodeFile(new Uint8Array(await file.arrayBuffer()));
  if ('problem' in content) return content;
  const rows = readTable(content.text);
  if (rows.length === 0) return { problem: 'We found no gifts in this file.' };
  return rows.length > maxRows
    ? { problem: 'Please choose a file of up to 5,000 rows.' }
    : { rows };
}
