import { maxImportedProducts, productColumns } from '@gift-registry/bff-contract';
import { FileButton } from '@gift-registry/design-system/file-button';
import { Stack } from '@gift-registry/design-system/layout';
import { decodeFile, tableOf, type TableRow } from '@gift-registry/shell-contract/files';
import Papa from 'papaparse';
import { useState } from 'react';
import styles from './product-import.module.css';
import { missingColumns, readProducts, type ReadProducts } from './read-products.ts';

const maxBytes = 5 * 1024 * 1024;

function problemOf(rows: readonly TableRow[]): string | undefined {
  if (rows.length < 2) return 'We found no products in this file.';
  const missing = missingColumns(rows);
  if (missing.length > 0) return `The first line names no column ‘${missing.join('’ and ‘')}’.`;
  return rows.length > maxImportedProducts + 1
    ? 'Please choose a file of up to 1,000 products.'
    : undefined;
}

async function readFile(file: File): Promise<ReadProducts | string> {
  if (file.size > maxBytes) return 'Please choose a file of up to 5 MB.';
  const content = decodeFile(new Uint8Array(await file.arrayBuffer()));
  if ('problem' in content) return content.problem;
  const rows = tableOf(content.text, (text, delimiter) =>
    Papa.parse<string[]>(text, { delimiter }),
  );
  return problemOf(rows) ?? readProducts(rows);
}

interface Props {
  readonly onRead: (name: string, read: ReadProducts) => void;
}

export function ChooseFile({ onRead }: Props) {
  const [error, setError] = useState<string>();
  const read = async (file: File) => {
    const result = await readFile(file);
    setError(typeof result === 'string' ? result : undefined);
    if (typeof result !== 'string') onRead(file.name, result);
  };
  return (
    <Stack gap={2}>
      <p className={styles.soft}>
        Columns: {Object.keys(productColumns).join(', ')}. Name and Price are needed; occasions
        stand in one cell.
      </p>
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
  );
}
