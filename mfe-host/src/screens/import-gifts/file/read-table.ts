import { tableOf, type TableRow } from '@gift-registry/shell-contract/files';
import Papa from 'papaparse';

export const readTable = (text: string): TableRow[] =>
  tableOf(text, (content, delimiter) => Papa.parse<string[]>(content, { delimiter }));
