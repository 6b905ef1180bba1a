import { Card } from '@gift-registry/design-system/card';
import { FileButton } from '@gift-registry/design-system/file-button';
import { Stack } from '@gift-registry/design-system/layout';
import { decodeFile, type TableRow, tableOf } from '@gift-registry/shell-contract/files';
import Papa from 'papaparse';
import { useState } from 'react';
import styles from './import-gifts.module.css';

export const readTable = (text: string): TableRow[] =>
  tableOf(text, (content, delimiter) => Papa.parse<string[]>(content, { delimiter }));

const maxBytes = 5 * 1024 * 1024;
const maxRows = 5000;

type FileContent = { readonly rows: readonly TableRow[] } | { readonly problem: string };

async function readFile(file: File): Promise<FileContent> {
  if (file.size > maxBytes) return { problem: 'Please choose a file of up to 5 MB.' };
  const content = decodeFile(new Uint8Array(await file.arrayBuffer()));
  if ('problem' in content) return content;
  const rows = readTable(content.text);
  if (rows.length === 0) return { problem: 'We found no gifts in this file.' };
  return rows.length > maxRows
    ? { problem: 'Please choose a file of up to 5,000 rows.' }
    : { rows };
}

interface Props {
  readonly onRead: (rows: readonly TableRow[]) => void;
}

export function ChooseFile({ onRead }: Props) {
  const [error, setError] = useState<string>();
  const read = async (file: File) => {
    const result = await readFile(file);
    if ('problem' in result) setError(result.problem);
    else onRead(result.rows);
  };
  return (
    <Card padding="lg">
      <Stack>
        <p>
          Choose a CSV file: one that you downloaded here, or a list with a row for each gift, such
          as
        </p>
        <pre className={styles.example} tabIndex={0} aria-label="Example of a file">
          {
            'name,url,price,quantity\nBrass lamp,https://shop.example/lamp,1499,2\nPainting by Ravi,,,1'
          }
        </pre>
        <div>
          <FileButton
            kind="csv"
            fileLabel="CSV file"
            variant="primary"
            onChoose={(file) => void read(file)}
          >
            Choose a file
          </FileButton>
        </div>
        {error && (
          <p role="alert" className={styles.error}>
            {error}
          </p>
        )}
      </Stack>
    </Card>
  );
}
